import { Amplify } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { StartedPool } from './startPool';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: async (key: string) => items.get(key) ?? null,
    setItem: async (key: string, value: string) => void items.set(key, value),
    removeItem: async (key: string) => void items.delete(key),
    clear: async () => items.clear(),
  };
}

// Amplify prints a warning about every endpoint outside AWS.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Configures aws-amplify for the test's user pool, with the same settings as the web app. */
export async function configureAmplify(pool: StartedPool): Promise<void> {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.poolId,
        userPoolClientId: pool.clientId(),
        identityPoolId: pool.identityPoolId,
        allowGuestAccess: true,
        userPoolEndpoint: `${pool.environment.origin}/cognito-idp`,
        identityPoolEndpoint: `${pool.environment.origin}/cognito-identity`,
      },
    },
  });
  // The storage is that of the whole process. With an empty one, each test begins signed out.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory());
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
}
