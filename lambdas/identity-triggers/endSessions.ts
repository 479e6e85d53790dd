import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';

const client = new CognitoIdentityProviderClient({});

/** Ends all sessions of a user after they have reset a forgotten password. */
export async function endSessions({ userPoolId, userName }: PostConfirmationTriggerEvent): Promise<void> {
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }));
}
