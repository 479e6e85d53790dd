import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';

interface TestUser {
  email: string;
  password: string;
  group?: string;
}

/** The attributes of the user with this email. Creates the user, without an invitation mail, if there is none. */
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
 * Makes sure that a user with this email, password and group exists.
 * @returns the user's sub
 */
export async function ensureUser(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { email: Username, password: Password, group: GroupName }: TestUser,
): Promise<string> {
  const attributes = await findOrCreate(client, UserPoolId, Username);
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('The user pool returned a user without a sub.');
  await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
  if (GroupName) await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
  return sub;
}
