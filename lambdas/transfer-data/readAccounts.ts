import {
  ListUsersCommand,
  paginateListUsersInGroup,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import { subOf } from '../lib/subOf';
import { userPool } from '../lib/userPool';
import type { Account } from '../../model/transfer/Account';
import { env } from './needs';

const pool = () => ({ UserPoolId: env('USER_POOL_ID') });

async function readAdministrators(): Promise<Set<string | null>> {
  const subs = new Set<string | null>();
  const pages = paginateListUsersInGroup({ client: userPool.client }, { ...pool(), GroupName: ADMIN_GROUP });
  for await (const { Users = [] } of pages) for (const { Attributes } of Users) subs.add(subOf(Attributes));
  return subs;
}

function accountOf({ Attributes, UserStatus, Enabled }: UserType, admins: Set<string | null>): Account[] {
  const sub = subOf(Attributes);
  // Who has never entered the mailed code owns nothing, and registers again.
  if (!sub || UserStatus === 'UNCONFIRMED') return [];
  const own = (Attributes ?? []).filter(({ Name = '' }) => Name !== 'sub' && !Name.startsWith('cognito:'));
  return [
    {
      sub,
      attributes: Object.fromEntries(own.map(({ Name = '', Value = '' }) => [Name, Value])),
      isInvited: UserStatus === 'FORCE_CHANGE_PASSWORD',
      isEnabled: Enabled !== false,
      isAdmin: admins.has(sub),
    },
  ];
}

/** Returns one page of the accounts in the user pool. `from` is the `next` of the page before. */
export async function readAccounts(from?: string): Promise<{ accounts: Account[]; next?: string }> {
  const admins = await readAdministrators();
  const { Users = [], PaginationToken } = await userPool.client.send(
    new ListUsersCommand({ ...pool(), PaginationToken: from }),
  );
  return { accounts: Users.flatMap((user) => accountOf(user, admins)), next: PaginationToken };
}
