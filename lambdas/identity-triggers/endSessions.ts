import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { endSubscriptions } from '../lib/endSubscriptions';

const client = new CognitoIdentityProviderClient({});

/** Ends all sessions and open subscriptions of a user after they have reset a forgotten password. */
export async function endSessions(event: PostConfirmationTriggerEvent): Promise<void> {
  const { userPoolId, userName } = event;
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }));
  await endSubscriptions(String(event.request.userAttributes.sub));
}
