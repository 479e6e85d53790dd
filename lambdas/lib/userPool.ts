import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from './env';
import { subOf } from './subOf';

const client = new CognitoIdentityProviderClient({});

/** Returns the user with this email or this sub; null if there is none. */
async function findByUsername(Username: string) {
  try {
    return await client.send(new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username }));
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}

/** Access to the Cognito user pool in which Enishi's users sign in. */
export const userPool = {
  client,
  findByUsername,
  /**
   * Returns the user with this sub; null if there is none. Cognito also accepts an email as the username, but this
   * method accepts only the sub.
   */
  async find(sub: string) {
    const user = await findByUsername(sub);
    return subOf(user?.UserAttributes) === sub ? user : null;
  },
};
