import type { Item } from '../../../lambdas/lib/Item';
import { itemAt } from '../../../lambdas/lib/itemAt';
import { migrate } from '../../../lambdas/migrate-data/migrate';
import { migrateRow } from '../../../lambdas/migrate-data/migrateRow';
import type { Migration } from '../../../lambdas/migrate-data/Migration';
import { migrations } from '../../../lambdas/migrate-data/migrations';
import { authorKeys } from '../../../lambdas/migrate-data/migrations/0001.authorKeys';
import { versionRow } from '../../../lambdas/migrate-data/versionRow';
import { entities } from '../../../model/entities';
import { fixtureRows } from '../../support/fixture/fixtureRows';
import { DataTables } from './DataTables';

const oldest = fixtureRows('beforeAuthorKeys');
const always = () => true;
let tables: DataTables;
let straight: string;

beforeAll(async () => {
  tables = await DataTables.start();
  await tables.fill(oldest);
  await migrate(migrations, always);
  straight = await tables.checksum();
});
beforeEach(() => tables.fill(oldest));
afterAll(() => tables.stop());

const authors = new Map(
  entities.flatMap(({ name, author }) => (author ? [[name, author.sub] as const] : [])),
);

/**
 * How many rows of the fixture the migrations change: `AUTHORED` rows get the key of their author, `RENAMED` rows
 * have an attribute renamed, `READ` rows get the position of a member who has read everything, and `MOVED` rows get
 * another partition. Two migrations change each row that gets another partition.
 */
const [AUTHORED, RENAMED, READ, MOVED] = [182, 29, 40, 203];
const ALL_CHANGES = AUTHORED + RENAMED + READ + MOVED + MOVED;

test('rows of the first releases get the missing keys and the current names and lose nothing else', async () => {
  const before = await tables.rows();
  const { done, changed } = await migrate(migrations, always);
  expect(done).toBe(true);
  const after = await tables.rows();
  expect(after.size).toBe(before.size);
  let [authored, renamed, read, moved] = [0, 0, 0, 0];
  for (const [key, { sideIds, ...former }] of before) {
    const current = after.get(key.replace('#desk ', '#private '));
    const { authorKey, readTo, ...rest } = current ?? former;
    const pk = { S: former.pk.S.replace(/#desk$/, '#private') };
    expect(rest).toEqual({ ...former, pk, ...(sideIds && { staffIds: sideIds }) });
    const sub = authors.get(former.__typename?.S ?? '');
    expect(authorKey).toEqual(sub && former[sub]);
    const hasReadAll =
      former.__typename?.S === 'UserConversations' && JSON.stringify(former.unreadCount) === '{"N":"0"}';
    expect(readTo).toEqual(hasReadAll ? former.lastMessageAt : undefined);
    if (readTo) read += 1;
    if (sub) authored += 1;
    if (sideIds) renamed += 1;
    if (pk.S !== former.pk.S) moved += 1;
  }
  const counts = { authored: AUTHORED, renamed: RENAMED, read: READ, moved: MOVED };
  expect({ authored, renamed, read, moved }).toEqual(counts);
  expect(changed).toBe(ALL_CHANGES);
});

test('interrupted at every page, it gives the same result', async () => {
  let calls = 0;
  for (let done = false; !done; calls += 1) ({ done } = await migrate(migrations, () => false));
  expect(calls).toBeGreaterThan(3);
  expect(await tables.checksum()).toBe(straight);
});

/**
 * Returns the migrations of the product, changed so that they throw after the given number of rows has been
 * changed.
 */
function failingAfter(rows: number): Migration[] {
  let left = rows;
  const count = <Result extends object | undefined>(result: Result): Result => {
    const isChange = result !== undefined && Object.keys(result).length > 0;
    if (isChange && left-- === 0) throw new Error('the process ends here');
    return result;
  };
  return migrations.map((each) =>
    'change' in each
      ? { ...each, change: (row) => count(each.change(row)) }
      : { ...each, targetKey: (row) => count(each.targetKey(row)) },
  );
}

test.each([1, AUTHORED, 212, 413, ALL_CHANGES - 1])(
  'stopped in the middle of a page, after %i rows, and restarted, it gives the same result',
  async (rows) => {
    await expect(migrate(failingAfter(rows), always)).rejects.toThrow('ends here');
    await migrate(migrations, always);
    expect(await tables.checksum()).toBe(straight);
  },
);

test('repeated, it changes nothing', async () => {
  await migrate(migrations, always);
  expect(await migrate(migrations, always)).toEqual({ version: migrations.length, done: true, changed: 0 });
  expect(await tables.checksum()).toBe(straight);
});

test('two concurrent runs give the same result', async () => {
  await Promise.all([migrate(migrations, always), migrate(migrations, always), migrate(migrations, always)]);
  expect(await tables.checksum()).toBe(straight);
  expect(await versionRow.read()).toMatchObject({ version: migrations.length });
});

describe('concurrent writes are not lost', () => {
  const typed = oldest.find(
    ([, row]) => (row as { __typename?: { S: string } }).__typename?.S === 'Evaluation',
  );
  const Key = { pk: typed?.[1].pk.S ?? '', sk: typed?.[1].sk.S ?? '' };
  const change = (UpdateExpression: string) =>
    tables.api.call('UpdateItem', {
      TableName: 'Talent',
      Key: { pk: { S: Key.pk }, sk: { S: Key.sk } },
      UpdateExpression,
      ExpressionAttributeValues: { ':value': { S: 'somebody' } },
    });

  test('a row whose author changed gets the key of the new one', async () => {
    const stale = (await itemAt('Talent', Key)) as Item;
    await change('SET picId = :value, picComment = :value');
    expect(await migrateRow('Talent', authorKeys, stale)).toBe(true);
    expect(await itemAt('Talent', Key)).toMatchObject({ picComment: 'somebody', authorKey: 'somebody' });
  });

  test('a row that got its key concurrently keeps it', async () => {
    const stale = (await itemAt('Talent', Key)) as Item;
    await change('SET authorKey = :value');
    expect(await migrateRow('Talent', authorKeys, stale)).toBe(false);
    expect(await itemAt('Talent', Key)).toMatchObject({ authorKey: 'somebody' });
  });

  test('a row that is deleted concurrently stays deleted', async () => {
    const stale = (await itemAt('Talent', Key)) as Item;
    await tables.api.call('DeleteItem', {
      TableName: 'Talent',
      Key: { pk: { S: Key.pk }, sk: { S: Key.sk } },
    });
    expect(await migrateRow('Talent', authorKeys, stale)).toBe(false);
    expect(await itemAt('Talent', Key)).toBeUndefined();
  });
});

test('texts of an erased account stay without a key', () => {
  const row: Item = {
    pk: 'a',
    sk: 'Evaluation#b',
    __typename: 'Evaluation',
    picId: 'x',
    picName: '退会ユーザー',
  };
  expect(authorKeys.change(row)).toEqual({});
});

test('an older release reports newer data and changes nothing', async () => {
  await migrate([...migrations, authorKeys, authorKeys], always);
  await tables.fill(oldest);
  await versionRow.begin(0);
  await versionRow.finish(0);
  const before = await tables.checksum();
  await expect(migrate([], always)).rejects.toThrow(
    'The data have version 1 and this release knows versions up to 0, so nothing was changed',
  );
  expect(await tables.checksum()).toBe(before);
  expect(await versionRow.read()).toMatchObject({ version: 1 });
});

test('empty tables get the newest version at once', async () => {
  await tables.fill([]);
  expect(await migrate(migrations, always)).toEqual({ version: migrations.length, done: true, changed: 0 });
});

test('several migrations run in order through several tables and remove the attributes that they list', async () => {
  const marks: Migration = {
    title: 'marks',
    tables: ['Catalog', 'OpenJob'],
    reads: ['mark'],
    change: ({ mark }) => (mark === undefined ? { mark: 'one' } : {}),
  };
  const renames: Migration = {
    title: 'renames',
    tables: ['OpenJob', 'Catalog'],
    reads: ['mark'],
    change: ({ mark }) => (mark === undefined ? {} : { sign: mark, mark: undefined }),
  };
  for (let done = false; !done;) ({ done } = await migrate([marks, renames], () => false));
  for (const [address, row] of await tables.rows())
    expect([row.sign, row.mark]).toEqual(
      /^(Catalog|OpenJob)/.test(address) ? [{ S: 'one' }, undefined] : [undefined, undefined],
    );
});
