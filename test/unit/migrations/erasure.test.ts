import { eraseAccount } from '../../../lambdas/erase-accounts/eraseAccount';
import { EventTables } from '../events/EventTables';

const tables = new EventTables();

afterAll(() => tables.restore());

test('an account is not erased while it has rows that are not migrated', async () => {
  tables.items.push({ pk: 'a#desk', sk: 'UserPrivate', __typename: 'UserPrivate' });
  const account = { sub: 'a', requestedAt: '2026-01-01T00:00:00.000Z', requestedBy: 'a' };
  await expect(eraseAccount(account)).rejects.toThrow('The private rows are not migrated yet');
  expect(tables.writes).toEqual([]);
});
