import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { itemAt } from '../../../lambdas/lib/itemAt';
import { migrate } from '../../../lambdas/migrate-data/migrate';
import { migrateRow } from '../../../lambdas/migrate-data/migrateRow';
import type { Migration } from '../../../lambdas/migrate-data/Migration';
import { versionRow } from '../../../lambdas/migrate-data/versionRow';
import { inventedMigrations } from '../../support/migrations/inventedMigrations';
import { inventedRows } from '../../support/migrations/inventedRows';
import { DataTables } from './DataTables';

const oldest = inventedRows();
const migrations = Object.values(inventedMigrations);
const { addAuthor } = inventedMigrations;
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

/**
 * How many rows the migrations change: `AUTHORED` rows get the key of their author, `RENAMED` rows have an attribute
 * renamed, and `MOVED` rows get another partition.
 */
const [AUTHORED, RENAMED, MOVED] = [150, 151, 225];
const ALL_CHANGES = AUTHORED + RENAMED + MOVED;

test('rows of an older release get the missing keys and the current names and lose nothing else', async () => {
  const before = await tables.rows();
  const { done, changed } = await migrate(migrations, always);
  expect(done).toBe(true);
  const after = await tables.rows();
  expect(after.size).toBe(before.size);
  let [authored, renamed, moved] = [0, 0, 0];
  for (const [key, former] of before) {
    const { formerStaffIds, ...kept } = former;
    const isRenamed = formerStaffIds !== undefined && /^(Talent|Conversation)/.test(key);
    const { authorKey, ...rest } = after.get(key.replace('#former ', '#private ')) ?? former;
    const pk = { S: former.pk.S.replace(/#former$/, '#private') };
    const isMoved = pk.S !== former.pk.S;
    expect(rest).toEqual({
      ...(isRenamed ? { ...kept, staffIds: formerStaffIds } : former),
      pk,
      ...(isMoved && { movedFrom: former.pk }),
    });
    expect(authorKey).toEqual(former.writtenBy);
    if (authorKey) authored += 1;
    if (isRenamed) renamed += 1;
    if (isMoved) moved += 1;
  }
  expect({ authored, renamed, moved }).toEqual({ authored: AUTHORED, renamed: RENAMED, moved: MOVED });
  expect(changed).toBe(ALL_CHANGES);
});

test('interrupted at every page, it gives the same result', async () => {
  let calls = 0;
  for (let done = false; !done; calls += 1) ({ done } = await migrate(migrations, () => false));
  expect(calls).toBeGreaterThan(3);
  expect(await tables.checksum()).toBe(straight);
});

/**
 * Returns the migrations, changed so that they throw after the given number of rows has been
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
      : { ...each, targetKey: (key) => count(each.targetKey(key)) },
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
  const Key = { pk: 'person-3', sk: 'Note#3' };
  const change = (UpdateExpression: string) =>
    tables.api.call('UpdateItem', {
      TableName: 'Talent',
      Key: { pk: { S: Key.pk }, sk: { S: Key.sk } },
      UpdateExpression,
      ExpressionAttributeValues: { ':value': { S: 'somebody' } },
    });

  test('a row whose author changed gets the key of the new one', async () => {
    const stale = (await itemAt('Talent', Key)) as StoredRow;
    await change('SET writtenBy = :value, note = :value');
    expect(await migrateRow('Talent', addAuthor, stale)).toBe(true);
    expect(await itemAt('Talent', Key)).toMatchObject({ note: 'somebody', authorKey: 'somebody' });
  });

  test('a row that got its key concurrently keeps it', async () => {
    const stale = (await itemAt('Talent', Key)) as StoredRow;
    await change('SET authorKey = :value');
    expect(await migrateRow('Talent', addAuthor, stale)).toBe(false);
    expect(await itemAt('Talent', Key)).toMatchObject({ authorKey: 'somebody' });
  });

  test('a row that is deleted concurrently stays deleted', async () => {
    const stale = (await itemAt('Talent', Key)) as StoredRow;
    await tables.api.call('DeleteItem', {
      TableName: 'Talent',
      Key: { pk: { S: Key.pk }, sk: { S: Key.sk } },
    });
    expect(await migrateRow('Talent', addAuthor, stale)).toBe(false);
    expect(await itemAt('Talent', Key)).toBeUndefined();
  });
});

test('an older release reports newer data and changes nothing', async () => {
  await migrate([...migrations, addAuthor, addAuthor], always);
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
