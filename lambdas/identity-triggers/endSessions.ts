import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { userPool } from '../lib/userPool';

/** After a forgotten password was replaced, whoever was signed in with the old one is signed in no longer. */
export async function endSessions({ userPoolId, userName }: PostConfirmationTriggerEvent): Promise<void> {
  await userPool.client.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }),
  );
}
