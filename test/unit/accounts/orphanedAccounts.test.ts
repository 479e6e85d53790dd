import { ListUsersCommand, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { findOrphanedAccounts } from '../../../lambdas/erase-accounts/findOrphanedAccounts';
import { readAccounts } from '../../../lambdas/erase-accounts/readAccounts';
import { readPoolEmails } from '../../../lambdas/erase-accounts/readPoolEmails';
import { tables } from '../../../lambdas/lib/tables';
import { userPool } from '../../../lambdas/lib/userPool';

const NOW = new Date('2026-11-22T18:30:00Z');
const rowOf = (sub: string, createdAt = '2026-11-01T00:00:00Z') => ({ sub, pk: `${sub}#private`, createdAt });
const named = (sub: string) => ({ Attributes: [{ Name: 'sub', Value: sub }] });

/**
 * Stubs the tables and the user pool. The tables contain `rows`. The list of all accounts in the pool has
 * those in `listed`; a search for a single account by its id finds those in `known`. If `listed` or `known`
 * is an `Error`, the respective request fails with it.
 */
function given(rows: object[], listed: string[] | Error, known: string[] | Error = []): void {
  process.env.TALENT_TABLE = 'talents';
  process.env.USER_POOL_ID = 'pool';
  jest.spyOn(tables, 'send').mockResolvedValue({ Items: rows } as never);
  jest.spyOn(userPool.client, 'send').mockImplementation(((command: { input: { Username?: string } }) => {
    if (command instanceof ListUsersCommand)
      return listed instanceof Error ? Promise.reject(listed) : Promise.resolve({ Users: listed.map(named) });
    if (known instanceof Error) return Promise.reject(known);
    const sub = command.input.Username ?? '';
    return known.includes(sub)
      ? Promise.resolve({ UserAttributes: [{ Name: 'sub', Value: sub }] })
      : Promise.reject(new UserNotFoundException({ $metadata: {}, message: 'none' }));
  }) as never);
}

afterEach(() => jest.restoreAllMocks());

const subs = async () => findOrphanedAccounts(NOW, await readAccounts(), await readPoolEmails());

test('accounts that are missing from the pool are due', async () => {
  given([rowOf('a'), rowOf('b')], ['b']);
  expect(await subs()).toEqual(['a']);
});

test('an account of the last day is not due, nor one that the list lacks but the pool finds', async () => {
  given([rowOf('new', '2026-11-22T10:00:00Z'), rowOf('missed'), rowOf('b')], ['b'], ['missed', 'b']);
  expect(await subs()).toEqual([]);
});

test.each([
  ['the list fails', new Error('the list fails'), []],
  ['the list is empty', [], []],
  ['a single answer fails', ['b'], new Error('a single lookup fails')],
])('nothing is due when %s: the job stops', async (_title, listed, known) => {
  given([rowOf('a'), rowOf('b')], listed, known);
  await expect(subs()).rejects.toThrow();
});
