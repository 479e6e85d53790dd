import type { PostConfirmationTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { addOrganization } from './addOrganization';
import { endSessions } from './endSessions';
import { storeVerifiedEmail } from './storeVerifiedEmail';

type Event = PostConfirmationTriggerEvent | PreTokenGenerationTriggerEvent;

/**
 * The trigger function of the Cognito user pool. The pool invokes it after the confirmation of a new account
 * or of a reset password, and before it issues tokens. It stores the person's verified email, ends all
 * sessions after a password reset, and adds the person's organization to the ID token.
 */
export async function handler(event: Event): Promise<Event> {
  await storeVerifiedEmail(event);
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await endSessions(event);
  if (event.triggerSource.startsWith('TokenGeneration_'))
    await addOrganization(event as PreTokenGenerationTriggerEvent);
  return event;
}
