import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { StartedPool } from './startPool';

/**
 * Returns an SDK client for the user pool with credentials of a role of the stack; without a role, with made-up
 * credentials.
 */
export function sdkClient(pool: StartedPool, role?: string): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    region: pool.environment.region,
    endpoint: `${pool.environment.origin}/cognito-idp`,
    maxAttempts: 1,
    // Sign with the pool's clock, which tests set ahead.
    systemClockOffset: pool.ahead,
    credentials: role
      ? pool.cognito.roleCredentials(pool.roleArn(role), 'test')
      : { accessKeyId: 'AKIASOMEBODY', secretAccessKey: 'unknown' },
  });
}
