import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { itemAt } from '../../../lambdas/lib/itemAt';
import { migrate } from '../../../lambdas/migrate-data/migrate';
import { moveRow } from '../../../lambdas/migrate-data/moveRow';
import { inventedMigrations } from '../../support/migrations/inventedMigrations';
import { inventedRows } from '../../support/migrations/inventedRows';
import type { TableRow } from '../../support/allRows';
import { DataTables } from './DataTables';

const always = () => true;
const migrations = Object.values(inventedMigrations);
const rows = inventedRows().filter(([, { pk }]) => pk.S.endsWith('#former'));
const contact = rows[0]?.[1] as TableRow;
const former = { pk: contact.pk.S, sk: contact.sk.S };
const current = { pk: former.pk.replace('#former', '#private'), sk: former.sk };
const stored = unmarshall(contact as never) as StoredRow;
let tables: DataTables;

beforeAll(async () => {
  tables = await DataTables.start();
});
beforeEach(() => tables.fill(rows));
afterAll(() => tables.stop());

const update = ({ pk, sk }: typeof former, UpdateExpression: string, value: string) =>
  tables.api.call('UpdateItem', {
    TableName: 'Talent',
    Key: { pk: { S: pk }, sk: { S: sk } },
    UpdateExpression,
    ExpressionAttributeValues: { ':value': { S: value } },
  });
const remove = ({ pk, sk }: typeof former) =>
  tables.api.call('DeleteItem', { TableName: 'Talent', Key: { pk: { S: pk }, sk: { S: sk } } });
const move = (row: StoredRow) => moveRow('Talent', inventedMigrations.moveRows, row);
const both = async () => [await itemAt('Talent', former), await itemAt('Talent', current)];

describe('a row that moves to another key', () => {
  test('exists at the new key only, unchanged except for the marker of the move', async () => {
    expect(await move(stored)).toBe(true);
    expect(await both()).toEqual([undefined, { ...stored, ...current, movedFrom: former.pk }]);
  });

  test('keeps an attribute that changed after it was read', async () => {
    await update(former, 'SET tel = :value', '0312345678');
    expect(await move(stored)).toBe(true);
    expect(await both()).toMatchObject([undefined, { tel: '0312345678' }]);
  });

  test('keeps an attribute that appeared after it was read', async () => {
    await update(former, 'SET openJob = :value', 'new');
    expect(await move(stored)).toBe(true);
    expect(await both()).toMatchObject([undefined, { openJob: 'new' }]);
  });

  test('stays deleted when it is deleted after it was read', async () => {
    await remove(former);
    expect(await move(stored)).toBe(false);
    expect(await both()).toEqual([undefined, undefined]);
  });

  test('stays deleted when another run has moved it and then it was deleted', async () => {
    await move(stored);
    await remove(current);
    expect(await move(stored)).toBe(false);
    expect(await both()).toEqual([undefined, undefined]);
  });

  test('keeps what was written at the new key after another run had moved it', async () => {
    await move(stored);
    await update(current, 'SET tel = :value', '0312345678');
    expect(await move(stored)).toBe(false);
    expect(await both()).toMatchObject([undefined, { tel: '0312345678' }]);
  });

  test('completes a row that the current release has already written at the new key', async () => {
    await update(current, 'SET email = :value', 'new@example.com');
    expect(await move(stored)).toBe(true);
    expect(await both()).toEqual([
      undefined,
      { ...stored, ...current, email: 'new@example.com', movedFrom: former.pk },
    ]);
  });
});

test('rows at both keys give the same result however often the migration is interrupted', async () => {
  const prepare = async () => {
    await tables.fill(rows);
    for (const [place, [, { pk, sk }]] of rows.entries())
      if (place % 3 === 0)
        await update({ pk: pk.S.replace('#former', '#private'), sk: sk.S }, 'SET note = :value', 'current');
  };
  await prepare();
  await migrate(migrations, always);
  const straight = await tables.checksum();
  await prepare();
  for (let done = false; !done;) ({ done } = await migrate(migrations, () => false));
  expect(await tables.checksum()).toBe(straight);
  await prepare();
  await Promise.all([migrate(migrations, always), migrate(migrations, always), migrate(migrations, always)]);
  expect(await tables.checksum()).toBe(straight);
});

test('no acknowledged write is lost while rows move', async () => {
  let isMigrated = false;
  const written = new Map<string, string>();
  const write = async () => {
    for (let count = 0; !isMigrated; count += 1) {
      const { pk, sk } = rows[(count * 7) % rows.length]?.[1] ?? contact;
      const value = `${count}`;
      const at = (partition: string) =>
        tables.api.call('UpdateItem', {
          ...{ TableName: 'Talent', Key: { pk: { S: partition }, sk } },
          ...{ UpdateExpression: 'SET updatedAt = :value', ConditionExpression: 'attribute_exists(pk)' },
          ExpressionAttributeValues: { ':value': { S: value } },
        });
      const target = pk.S.replace('#former', '#private');
      // The previous release writes at the former key, the current one at the new key.
      const done = await at(pk.S).catch(() => at(target).catch(() => undefined));
      if (done) written.set(`Talent ${target} ${sk.S}`, value);
    }
  };
  const migrated = Promise.all([migrate(migrations, always), migrate(migrations, always)]);
  await Promise.all([write(), migrated.finally(() => (isMigrated = true))]);
  const after = await tables.rows();
  expect(written.size).toBeGreaterThan(20);
  expect(after.size).toBe(rows.length);
  for (const [key, value] of written) expect(after.get(key)).toMatchObject({ updatedAt: { S: value } });
});
