import { eraseAccount } from '../../../lambdas/erase-accounts/eraseAccount';
import { EventTables } from '../events/EventTables';

jest.mock('../../../lambdas/migrate-data/migrations', () => {
  const { inventedMigrations } = jest.requireActual<{ inventedMigrations: object }>(
    '../../support/migrations/inventedMigrations',
  );
  return { migrations: Object.values(inventedMigrations) };
});

const tables = new EventTables();

afterAll(() => tables.restore());

test('no account is erased while rows may have former keys', async () => {
  tables.items.push({ pk: 'DataVersion', sk: 'DataVersion', __typename: 'DataVersion', version: 2 });
  const account = { sub: 'a', requestedAt: '2026-01-01T00:00:00.000Z', requestedBy: 'a' };
  await expect(eraseAccount(account)).rejects.toThrow('The data have version 2 of 3');
  expect(tables.writes).toEqual([]);
});
