import type { PostConfirmationTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { addOrganization } from './addOrganization';
import { endSessions } from './endSessions';
import { storeVerifiedEmail } from './storeVerifiedEmail';

type Event = PostConfirmationTriggerEvent | PreTokenGenerationTriggerEvent;

/**
 * The trigger that the Cognito user pool invokes after a confirmation (of a new account or a new password) and before
 * it issues tokens.
 */
export async function handler(event: Event): Promise<Event> {
  await storeVerifiedEmail(event);
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await endSessions(event);
  if (event.triggerSource.startsWith('TokenGeneration_'))
    await addOrganization(event as PreTokenGenerationTriggerEvent);
  return event;
}
