import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { removeUnconfirmed } from '../../../lambdas/erase-accounts/removeUnconfirmed';
import { userPool } from '../../../lambdas/lib/userPool';

const NOW = new Date('2026-11-22T18:30:00Z');
const signedUp = (Username: string, at: string) => ({ Username, UserCreateDate: new Date(at) });

/** Stubs a user pool that lists these users as unconfirmed. Returns the names of those who were deleted. */
function given(listed: object[], statusOf: Readonly<Record<string, string>> = {}): string[] {
  process.env.USER_POOL_ID = 'pool';
  const deleted: string[] = [];
  jest.spyOn(userPool.client, 'send').mockImplementation(((command: { input: { Username?: string } }) => {
    const name = command.input.Username ?? '';
    if (command instanceof ListUsersCommand) {
      expect(command.input.Filter).toBe('cognito:user_status = "UNCONFIRMED"');
      return Promise.resolve({ Users: listed });
    }
    if (command instanceof AdminGetUserCommand)
      return Promise.resolve({ UserStatus: statusOf[name] ?? 'UNCONFIRMED' });
    expect(command).toBeInstanceOf(AdminDeleteUserCommand);
    deleted.push(name);
    return Promise.resolve({});
  }) as never);
  return deleted;
}

afterEach(() => jest.restoreAllMocks());

test('who signed up a day ago and never confirmed the address is removed, who did so later is not', async () => {
  const deleted = given([signedUp('old', '2026-11-21T18:30:00Z'), signedUp('new', '2026-11-21T18:31:00Z')]);
  expect(await removeUnconfirmed(NOW)).toBe(1);
  expect(deleted).toEqual(['old']);
});

test('who confirms the address while the list is read stays', async () => {
  const listed = ['late', 'old'].map((name) => signedUp(name, '2026-11-01T00:00:00Z'));
  const deleted = given(listed, { late: 'CONFIRMED' });
  expect(await removeUnconfirmed(NOW)).toBe(1);
  expect(deleted).toEqual(['old']);
});
