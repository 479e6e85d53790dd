import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { refreshBlocks } from '../../../lambdas/handle-changes/reactions/refreshBlocks';
import { refreshCompanyName } from '../../../lambdas/handle-changes/reactions/refreshCompanyName';
import { refreshMemberDomains } from '../../../lambdas/handle-changes/reactions/refreshMemberDomains';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { type EngineTables, engineTables } from '../../support/engineTables';

let tables: EngineTables;
const at = '2026-06-01T00:00:00.000Z';
const record = { createdAt: at, updatedAt: at, version: 1 };

const tableOf = ({ __typename }: StoredRow) => (__typename === 'Organization' ? 'Catalog' : 'Talent');

/** Stores a row, or deletes it, and runs the reactions to it, as the stream does. */
async function change(before: StoredRow | undefined, after: StoredRow | undefined) {
  const row = (after ?? before) as StoredRow;
  const TableName = tableOf(row);
  if (after) await tables.client.send(new PutCommand({ TableName, Item: after }));
  else await tables.client.send(new DeleteCommand({ TableName, Key: { pk: row.pk, sk: row.sk } }));
  const changed = { ...(before && { before }), ...(after && { after }) };
  for (const reaction of [refreshBlocks, refreshCompanyName, refreshMemberDomains]) await reaction(changed);
}
const store = async (row: StoredRow) => {
  await change(undefined, row);
  return row;
};

const organization = (id: string, name: string, listKey = 'Organization'): StoredRow => ({
  ...{ pk: 'Organization', sk: id, __typename: 'Organization', id, name, listKey },
  ...record,
});
const user = (sub: string, more: object = {}): StoredRow => ({
  ...{ pk: sub, sk: 'User', __typename: 'User', id: sub, sub, ...record },
  ...more,
});
const contact = (sub: string, email: string): StoredRow => ({
  ...{ pk: `${sub}#private`, sk: 'UserPrivate', __typename: 'UserPrivate', id: sub, sub, email },
  ...record,
});
const block = (sub: string, id: string, more: object): StoredRow => ({
  ...{ pk: `${sub}#private`, sk: `CompanyBlock#${id}`, __typename: 'CompanyBlock', id: `${sub}.${id}` },
  ...{ userID: sub, owner: sub, ...record },
  ...more,
});
const history = (sub: string, id: string, more: object): StoredRow => ({
  ...{ pk: sub, sk: `WorkHistory#${id}`, __typename: 'WorkHistory', id: `${sub}.${id}`, userID: sub },
  ...record,
  ...more,
});
/** The organizations from which a talent is hidden: all of them, and those that the talent may know of. */
async function hidden(sub: string) {
  const { Item } = await tables.client.send(
    new GetCommand({ TableName: 'Talent', Key: { pk: sub, sk: 'User' } }),
  );
  return [Item?.hiddenFrom ?? [], Item?.blockedOrganizationIds ?? []];
}

beforeAll(async () => {
  tables = await engineTables();
});
afterAll(() => tables.stop());

test('a block finds the organization by its name, however written, and its end frees it', async () => {
  await store(organization('o1', '株式会社みなと'));
  await store(user('a'));
  const blocked = await store(block('a', '1', { name: 'みなと㈱' }));
  expect(await hidden('a')).toEqual([['o1'], ['o1']]);
  await change(blocked, undefined);
  expect(await hidden('a')).toEqual([[], []]);
});

test('an organization that comes later, or takes the name, is hidden from; one that drops it is not', async () => {
  await store(user('b'));
  await store(block('b', '1', { name: '有限会社はるかぜ' }));
  const later = await store(organization('o2', 'はるかぜ'));
  const other = await store(organization('o3', 'なつかぜ'));
  expect(await hidden('b')).toEqual([['o2'], ['o2']]);
  await change(other, { ...other, name: '（有）ハルカゼ' });
  expect(await hidden('b')).toEqual([
    ['o2', 'o3'],
    ['o2', 'o3'],
  ]);
  await change(later, { ...later, name: 'あきかぜ' });
  expect(await hidden('b')).toEqual([['o3'], ['o3']]);
  await change({ ...other, name: '（有）ハルカゼ' }, undefined);
  expect(await hidden('b')).toEqual([[], []]);
});

test('a talent learns of no organization that hides itself, until it shows itself', async () => {
  const secret = await store(organization('o4', '株式会社ないしょ', 'Organization#hidden'));
  await store(user('c'));
  await store(block('c', '1', { name: 'ないしょ' }));
  expect(await hidden('c')).toEqual([['o4'], []]);
  await change(secret, { ...secret, listKey: 'Organization' });
  expect(await hidden('c')).toEqual([['o4'], ['o4']]);
});

test('a mail domain stands for the organizations of its members, those who join later too', async () => {
  await store(user('d'));
  await store(block('d', '1', { name: 'どこか', domain: 'example.co.jp' }));
  await store(contact('m1', 'm1@tokyo.example.co.jp'));
  const member = await store(user('m1', { organizationUsersId: 'o5' }));
  expect((await hidden('d'))[0]).toEqual(['o5']);
  const guest = await store(contact('m2', 'm2@gmail.com'));
  await store(user('m2', { organizationUsersId: 'o6' }));
  expect((await hidden('d'))[0]).toEqual(['o5']);
  await change(guest, { ...guest, email: 'm2@example.co.jp' });
  expect((await hidden('d'))[0]).toEqual(['o5', 'o6']);
  await change(member, user('m1'));
  expect((await hidden('d'))[0]).toEqual(['o6']);
});

test('the present employer is blocked by default, until the employment ends or the talent says otherwise', async () => {
  await store(organization('o7', '株式会社いま'));
  const own = await store(user('e'));
  const past = await store(
    history('e', '1', { organizationName: 'いま', historyType: 'WORK', isContinuation: false }),
  );
  expect(await hidden('e')).toEqual([[], []]);
  const present = { ...past, isContinuation: true };
  await change(past, present);
  expect(await hidden('e')).toEqual([['o7'], ['o7']]);
  const shown = { ...own, isShownToEmployers: true };
  await change(own, shown);
  expect(await hidden('e')).toEqual([[], []]);
  await change(shown, own);
  expect((await hidden('e'))[0]).toEqual(['o7']);
  await change(present, { ...past, endDate: '2026-05-31' });
  expect(await hidden('e')).toEqual([[], []]);
});

test('of an erased person nothing is stored again', async () => {
  const own = user('f');
  await change(own, undefined);
  await refreshBlocks({ before: block('f', '1', { name: 'みなと' }) });
  expect(await hidden('f')).toEqual([[], []]);
});
