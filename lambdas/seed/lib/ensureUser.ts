import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { subOf } from '../../lib/subOf';

interface TestUser {
  email: string;
  password: string;
  group?: string;
}

/**
 * Returns the attributes of the user with this email in the user pool. Creates the user if there is none,
 * without mailing an invitation.
 */
async function findOrCreate(client: CognitoIdentityProviderClient, UserPoolId: string, email: string) {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ];
  const create = { UserPoolId, Username: email, UserAttributes, MessageAction: 'SUPPRESS' as const };
  try {
    const { User } = await client.send(new AdminCreateUserCommand(create));
    return User?.Attributes;
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    const existing = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    return existing.UserAttributes;
  }
}

/**
 * Ensures that the user pool has a user with this email, password and group.
 * @returns the user's sub
 */
export async function ensureUser(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { email: Username, password: Password, group: GroupName }: TestUser,
): Promise<string> {
  const attributes = await findOrCreate(client, UserPoolId, Username);
  const sub = subOf(attributes);
  if (!sub) throw new Error('The user pool returned a user without a sub.');
  await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
  if (GroupName) await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
  return sub;
}
