import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { mailLanguage } from '../../model/mailLanguage';
import { itemAt } from '../lib/itemAt';
import { env } from './needs';
import { queueSecurityNotice } from './queueSecurityNotice';

/** Mails a person that their password was reset. */
export async function noteNewPassword({ request }: PostConfirmationTriggerEvent): Promise<void> {
  const { sub, email, locale } = request.userAttributes;
  if (!sub || !email) return;
  const row = await itemAt(env('TALENT_TABLE'), { pk: `${sub}#private`, sk: 'UserPrivate' });
  await queueSecurityNotice({
    ...{ security: 'PASSWORD_RESET', userId: sub, to: email, language: mailLanguage(locale) },
    ...{ name: String(row?.name ?? ''), mark: new Date().toISOString() },
  });
}
