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

/** The attributes of the user with this mail address, created without a letter when there is none. */
async function attributesOf(client: CognitoIdentityProviderClient, UserPoolId: string, email: string) {
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
    const there = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    return there.UserAttributes;
  }
}

/** Makes sure that somebody can sign in with this password, and answers their sub. */
export async function ensureUser(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { email: Username, password: Password, group: GroupName }: TestUser,
): Promise<string> {
  const attributes = await attributesOf(client, UserPoolId, Username);
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('The user pool answered a user without a sub.');
  await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
  if (GroupName) await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
  return sub;
}
