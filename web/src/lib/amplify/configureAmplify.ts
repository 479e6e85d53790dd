import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { Config } from '../config/Config';
import { tokenStorage } from './tokenStorage';

/**
 * Configures aws-amplify with the endpoints in `config` (those of AWS or of the local cloud) and with the
 * app's own token storage.
 */
export function configureAmplify(config: Config) {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        identityPoolId: config.identityPoolId,
        allowGuestAccess: true,
        loginWith: { email: true },
        userPoolEndpoint: config.local?.userPoolEndpoint,
        identityPoolEndpoint: config.local?.identityPoolEndpoint,
      },
    },
    API: { GraphQL: { endpoint: config.graphqlEndpoint, region: config.region, defaultAuthMode: 'iam' } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage);
}
