import { AdminGetUserCommand, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { userPool } from '../lib/userPool';
import { env } from './needs';

/** Returns the user with this email, or this sub, from the Cognito user pool; null if there is none. */
export async function findUser(Username: string) {
  try {
    return await userPool.client.send(new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username }));
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}
