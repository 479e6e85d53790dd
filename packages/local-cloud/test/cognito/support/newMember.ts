import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { sdkClient } from './sdkClient';
import type { StartedPool } from './startPool';

/**
 * Creates a confirmed user with a verified email address.
 * @returns the user's `sub`, which is also the username
 */
export async function newMember(pool: StartedPool, email: string, password: string): Promise<string> {
  const client = sdkClient(pool, 'SeedRole');
  const { User } = await client.send(
    new AdminCreateUserCommand({
      UserPoolId: pool.poolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: pool.poolId,
      Username: email,
      Password: password,
      Permanent: true,
    }),
  );
  return User?.Username ?? '';
}
