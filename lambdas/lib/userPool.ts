import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from './env';

const client = new CognitoIdentityProviderClient({});

/** Access to the Cognito user pool in which Enishi's users sign in. */
export const userPool = {
  client,
  /**
   * Returns the user with this sub; null if there is none. Cognito also accepts an email as the username, but this
   * method accepts only the sub.
   */
  async find(sub: string) {
    try {
      const user = await client.send(
        new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: sub }),
      );
      const own = user.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
      return own === sub ? user : null;
    } catch (error) {
      if (error instanceof UserNotFoundException) return null;
      throw error;
    }
  },
};
