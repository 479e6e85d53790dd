import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { plainLine } from '../../model/plainLine';
import { env } from './needs';
import { logger } from '../lib/logger';
import type { Mail } from './Mail';

const ses = new SESClient({});
const text = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends a mail with SES. Line breaks are removed from the subject, because the names in it can contain some.
 * If no sender address is configured, it only logs a line.
 */
export async function sendMail({ to, subject, text: body, html }: Mail): Promise<void> {
  const Source = env('MAIL_SENDER');
  if (Source === '') {
    logger.info('Mail is not configured; nothing was sent');
    return;
  }
  await ses.send(
    new SendEmailCommand({
      Source,
      Destination: { ToAddresses: [to] },
      Message: { Subject: text(plainLine(subject)), Body: { Text: text(body), Html: text(html) } },
    }),
  );
  logger.info('A mail was sent');
}
