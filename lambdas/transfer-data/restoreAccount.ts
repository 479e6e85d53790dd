import { randomBytes } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import { subOf } from '../lib/subOf';
import { userPool } from '../lib/userPool';
import type { Account } from '../../model/transfer/Account';
import { env } from './needs';

/** Creates a user without a mail, or finds the one that an interrupted restore has created. Returns the new sub. */
async function createOrFind({ attributes }: Account): Promise<string> {
  const { email = '' } = attributes;
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  const named = { UserPoolId: env('USER_POOL_ID'), Username: email };
  try {
    const { User } = await userPool.client.send(
      new AdminCreateUserCommand({ ...named, UserAttributes, MessageAction: 'SUPPRESS' }),
    );
    return subOf(User?.Attributes) ?? '';
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    return subOf((await userPool.findByUsername(email))?.UserAttributes) ?? '';
  }
}

/**
 * Restores an account, with a new sub and a random password that nobody knows: the person chooses another one by a
 * mailed code. Repeating the same call is harmless.
 */
export async function restoreAccount(account: Account): Promise<{ sub: string }> {
  const sub = await createOrFind(account);
  const named = { UserPoolId: env('USER_POOL_ID'), Username: sub };
  const { client } = userPool;
  if (!account.isInvited) {
    const Password = `${randomBytes(30).toString('base64url')}-aA1`;
    await client.send(new AdminSetUserPasswordCommand({ ...named, Password, Permanent: true }));
  }
  if (account.isAdmin)
    await client.send(new AdminAddUserToGroupCommand({ ...named, GroupName: ADMIN_GROUP }));
  if (!account.isEnabled) await client.send(new AdminDisableUserCommand(named));
  return { sub };
}
