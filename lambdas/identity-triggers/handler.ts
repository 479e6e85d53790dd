import type { PostConfirmationTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { addOrganization } from './addOrganization';
import { endSessions } from './endSessions';
import { storeVerifiedEmail } from './storeVerifiedEmail';

type Event = PostConfirmationTriggerEvent | PreTokenGenerationTriggerEvent;

/** Runs after a confirmation and before each token, as a trigger of the user pool. */
export async function handler(event: Event): Promise<Event> {
  await storeVerifiedEmail(event);
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await endSessions(event);
  if (event.triggerSource.startsWith('TokenGeneration_'))
    await addOrganization(event as PreTokenGenerationTriggerEvent);
  return event;
}
