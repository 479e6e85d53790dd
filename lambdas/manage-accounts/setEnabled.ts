import { AdminDisableUserCommand, AdminEnableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { endSessions } from '../lib/leaving/endSessions';
import { env } from './needs';
import { userPool } from '../lib/userPool';

/**
 * Enables or disables a user in the Cognito user pool. Disabling also ends all the user's sessions and subscriptions.
 * Returns `NotFound` if the user does not exist.
 */
export async function setEnabled(sub: string, isEnabled: boolean): Promise<'NotFound' | undefined> {
  if (!(await userPool.find(sub))) return 'NotFound';
  const user = { UserPoolId: env('USER_POOL_ID'), Username: sub };
  if (isEnabled) await userPool.client.send(new AdminEnableUserCommand(user));
  else {
    await userPool.client.send(new AdminDisableUserCommand(user));
    await endSessions(sub);
  }
  return undefined;
}
