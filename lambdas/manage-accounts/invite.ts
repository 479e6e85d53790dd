import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { releaseEmail } from '../lib/releaseEmail';
import { subOf } from '../lib/subOf';
import { userPool } from '../lib/userPool';
import { invitationOf } from './invitationOf';
import { env } from './needs';

/**
 * Creates a user in the pool, which mails the invitation, and returns the user's sub. Null if the pool
 * already has a user with this email.
 */
async function create(Username: string, name: string): Promise<string | null> {
  const UserAttributes = [
    { Name: 'email', Value: Username },
    { Name: 'email_verified', Value: 'true' },
  ];
  const given = { UserPoolId: env('USER_POOL_ID'), Username, UserAttributes };
  try {
    const { User } = await userPool.client.send(
      new AdminCreateUserCommand({
        ...given,
        DesiredDeliveryMediums: ['EMAIL'],
        ClientMetadata: invitationOf(name),
      }),
    );
    return subOf(User?.Attributes);
  } catch (error) {
    if (error instanceof UsernameExistsException) return null;
    throw error;
  }
}

/**
 * Creates the account for `invite`, or finds the one of an earlier invitation. Null if the email belongs to a confirmed
 * account.
 *
 * Anyone can sign up with anyone's email. Until the mailed code is entered, the user has the status
 * UNCONFIRMED, and the owner of the mailbox may not know the password. Therefore such a user is deleted and
 * created again. A user with the status FORCE_CHANGE_PASSWORD was invited earlier, and only the owner of the
 * mailbox got the password. Such a user is kept, so that a second call completes an interrupted one.
 */
async function createOrFind(email: string, name: string): Promise<string | null> {
  const created = await create(email, name);
  if (created) return created;
  const user = await userPool.findByUsername(email);
  if (user?.UserStatus === 'FORCE_CHANGE_PASSWORD') return subOf(user.UserAttributes);
  if (user && user.UserStatus !== 'UNCONFIRMED') return null;
  if (user?.Username) {
    const { Username } = user;
    await userPool.client.send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username }));
  }
  return create(email, name);
}

/**
 * Invites a person by email and returns the sub of their user. Null if the email belongs to a confirmed account, which
 * needs no invitation. Outdated copies of the email in other people's rows are removed.
 */
export async function invite(email: string, name: string): Promise<string | null> {
  const sub = await createOrFind(email, name);
  if (sub) await releaseEmail(email, sub);
  return sub;
}
