import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { userPool } from '../lib/userPool';

/** After a forgotten password is reset, ends all sessions of the user. */
export async function endSessions({ userPoolId, userName }: PostConfirmationTriggerEvent): Promise<void> {
  await userPool.client.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }),
  );
}
