import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../lib/env';
import { userPool } from '../lib/userPool';

async function attributesOf(Username: string): Promise<AttributeType[] | undefined> {
  const UserPoolId = env('USER_POOL_ID');
  const UserAttributes = [
    { Name: 'email', Value: Username },
    { Name: 'email_verified', Value: 'true' },
  ];
  const create = { UserPoolId, Username, UserAttributes, DesiredDeliveryMediums: ['EMAIL' as const] };
  try {
    return (await userPool.client.send(new AdminCreateUserCommand(create))).User?.Attributes;
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    const there = await userPool.client.send(new AdminGetUserCommand({ UserPoolId, Username }));
    return there.UserAttributes;
  }
}

/**
 * Makes sure that there is a user with this address, invited by mail when new, and answers their sub: a second try
 * after a failure half-way finds the first one's user.
 */
export async function inviteTalent(email: string): Promise<string> {
  const sub = (await attributesOf(email))?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('The user pool answered a user without a sub');
  return sub;
}
