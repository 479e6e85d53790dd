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

/** The real client as the product configures it from `/config.json`. */
// It warns of every endpoint that is not AWS's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

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
  // Configuring sets the storage of the whole process: each test begins signed out.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory());
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
}
