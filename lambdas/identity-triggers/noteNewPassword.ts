import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { queueSecurityNotice } from './queueSecurityNotice';

/** Mails a person that their password was reset. */
export async function noteNewPassword({ request }: PostConfirmationTriggerEvent): Promise<void> {
  const { sub } = request.userAttributes;
  const mark = new Date().toISOString();
  if (sub) await queueSecurityNotice({ security: 'PASSWORD_CHANGED', userId: sub, mark });
}
