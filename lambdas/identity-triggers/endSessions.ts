import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';

const client = new CognitoIdentityProviderClient({});

/** Signs a user out of all sessions, after they have reset a forgotten password. */
export async function endSessions({ userPoolId, userName }: PostConfirmationTriggerEvent): Promise<void> {
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }));
}
