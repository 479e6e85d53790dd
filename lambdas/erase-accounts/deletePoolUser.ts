import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { env } from './needs';
import { userPool } from '../lib/userPool';

/** Deletes the user from the pool; ignores a missing one. */
export async function deletePoolUser(sub: string): Promise<void> {
  if (!(await userPool.find(sub))) return;
  await userPool.client.send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: sub }));
}
