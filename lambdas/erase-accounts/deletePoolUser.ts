import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { env } from './needs';
import { userPool } from '../lib/userPool';

/** Deletes a user from the Cognito user pool. Does nothing if the user does not exist. */
export async function deletePoolUser(sub: string): Promise<void> {
  if (!(await userPool.find(sub))) return;
  await userPool.client.send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: sub }));
}
