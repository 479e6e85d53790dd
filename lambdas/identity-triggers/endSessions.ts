import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';

const client = new CognitoIdentityProviderClient({});

/** After a forgotten password is reset, ends all sessions of the user. */
export async function endSessions({ userPoolId, userName }: PostConfirmationTriggerEvent): Promise<void> {
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }));
}
