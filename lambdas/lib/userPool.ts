import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from './env';

const client = new CognitoIdentityProviderClient({});

/** The user pool of this stack. */
export const userPool = {
  client,
  /** Finds a user by sub; null when there is none. Cognito also accepts an email as username; this only accepts the sub. */
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
