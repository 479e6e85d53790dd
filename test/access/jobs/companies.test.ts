import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { CompanyLimits } from '../../../model/limits/CompanyLimits';
import { RateLimits } from '../../../model/limits/RateLimits';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { ulid } from '../../support/ulid';
import { expectRateLimit } from '../expectRateLimit';
import { records } from '../records';
import { graphql } from '../../support/graphql';

let admin: Person;
beforeAll(async () => {
  admin = await given.theAdministrator();
});

const found = async (beginsWith: string) => {
  const list = graphql(`
    query List($name: String) {
      listWorkHistoryCompanies(filter: { name: { beginsWith: $name } }) {
        items {
          name
        }
      }
    }
  `);
  const { data } = await query(list, { name: beginsWith }, admin);
  return data?.listWorkHistoryCompanies.items.map(({ name }) => name);
};

test('only administrators rename or remove an entry', async () => {
  const talent = await given.aTalent();
  const [word, other] = [ulid(), ulid()];
  const id = await records.made('WorkHistoryCompany', { name: `(株)${word}` }, talent);
  const input = { id, name: `㈱ ${word}` };
  expect(await records.refusal('update', 'WorkHistoryCompany', input, talent)).toBe('Unauthorized');
  expect(await records.refusal('delete', 'WorkHistoryCompany', { id }, talent)).toBe('Unauthorized');
  const again = await records.send('update', 'WorkHistoryCompany', input, admin, 'id name version');
  expect(again.row).toEqual({ id, name: `㈱ ${word}`, version: 2 });

  const renamed = await records.send(
    'update',
    'WorkHistoryCompany',
    { id, name: other },
    admin,
    'id name version',
  );
  expect(renamed.row).toMatchObject({ name: other, version: 3 });
  expect([await found(`株式会社${word}`), await found(other)]).toEqual([[], [other]]);
  expect(await records.refusal('update', 'WorkHistoryCompany', { id, name: 'x' }, admin)).toBe('NotFound');
  const taken = await records.made('WorkHistoryCompany', { name: word }, admin);
  const clash = { id: renamed.row?.id, name: word };
  expect(await records.refusal('update', 'WorkHistoryCompany', clash, admin)).toBe('Conflict');

  for (const each of [renamed.row?.id, taken])
    expect(await records.refusal('delete', 'WorkHistoryCompany', { id: each }, admin)).toBeUndefined();
  expect([await found(word), await found(other)]).toEqual([[], []]);
});

test('adding too many entries within a minute is TooManyRequests', async () => {
  const talent = await given.aTalent();
  const rate = { field: 'createWorkHistoryCompany', sub: talent.sub };
  await expectRateLimit(rate, RateLimits.companyName.most, () =>
    records.refusal('create', 'WorkHistoryCompany', { name: ulid() }, talent),
  );
});

test('adding more entries than one person may add is Conflict with the maximum', async () => {
  const talent = await given.aTalent();
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Talent');
  const Item = { pk: `${talent.sub}#private`, sk: 'CompaniesAdded', count: CompanyLimits.perPerson - 1 };
  await client.send(new PutCommand({ TableName, Item }));
  client.destroy();
  const add = () => records.send('create', 'WorkHistoryCompany', { name: ulid() }, talent);
  expect((await add()).error).toBeUndefined();
  expect((await add()).error).toMatchObject({
    errorType: 'Conflict',
    errorInfo: { field: 'input', rule: `0..${CompanyLimits.perPerson}` },
  });
});
