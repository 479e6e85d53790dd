import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { sdkClient } from './sdkClient';
import type { StartedPool } from './startPool';

/** A confirmed user with a verified address. @returns the sub, which is the user name as well */
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
