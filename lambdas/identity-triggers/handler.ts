import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreTokenGenerationTriggerEvent,
} from 'aws-lambda';
import { MUST_AGREE_GROUP } from '../../model/access';
import { addRights } from './addRights';
import { noteNewPassword } from './noteNewPassword';
import { storeVerifiedEmail } from './storeVerifiedEmail';
import { writeMessage } from './writeMessage';
import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { endSubscriptions } from '../lib/endSubscriptions';

const client = new CognitoIdentityProviderClient({});

/** Ends all sessions and open subscriptions of a user after they have reset a forgotten password. */
async function endSessions(event: PostConfirmationTriggerEvent): Promise<void> {
  const { userPoolId, userName } = event;
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }));
  await endSubscriptions(String(event.request.userAttributes.sub));
}

type Event = CustomMessageTriggerEvent | PostConfirmationTriggerEvent | PreTokenGenerationTriggerEvent;

const isMessage = (event: Event): event is CustomMessageTriggerEvent =>
  event.triggerSource.startsWith('CustomMessage_');

/**
 * Replaces the groups in the tokens of a person who has not agreed to the terms by one that says so, so that the API
 * can refuse them without reading anything (decision T49). A group is in ID tokens and in access tokens, a claim only
 * in ID tokens. Such tokens carry no rights of an administrator or of an organization.
 */
function markWithoutConsent(event: PreTokenGenerationTriggerEvent): void {
  event.response = {
    claimsOverrideDetails: { groupOverrideDetails: { groupsToOverride: [MUST_AGREE_GROUP] } },
  };
}

/**
 * The trigger function of the Cognito user pool. The pool invokes it after the confirmation of a new account
 * or of a reset password, before it issues tokens, and before it sends a mail. It stores the person's verified email,
 * ends all sessions after a password reset and mails about it, writes into the tokens the person's organization, that they
 * will leave, or that they have not agreed to the terms, and writes the text of the mail.
 */
export async function handler(event: Event): Promise<Event> {
  if (isMessage(event)) {
    writeMessage(event);
    return event;
  }
  const hasAgreed = await storeVerifiedEmail(event);
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await endSessions(event);
    await noteNewPassword(event);
  }
  if (event.triggerSource.startsWith('TokenGeneration_')) {
    if (hasAgreed) await addRights(event as PreTokenGenerationTriggerEvent);
    else markWithoutConsent(event as PreTokenGenerationTriggerEvent);
  }
  return event;
}
