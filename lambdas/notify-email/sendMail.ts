import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { plainLine } from '../../model/plainLine';
import { env } from './needs';
import { logger } from '../lib/logger';
import type { Mail } from './Mail';

/** How long SES may take for an answer, in milliseconds: less than the function's timeout. */
const TIMEOUT_MS = 5_000;

// The queue repeats what failed. Attempts of the client would send a mail whose answer was lost several times.
const ses = new SESClient({
  maxAttempts: 1,
  requestHandler: {
    connectionTimeout: TIMEOUT_MS,
    requestTimeout: TIMEOUT_MS,
    throwOnRequestTimeout: true,
  },
});
const text = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends a mail with SES. Line breaks are removed from the subject, because the names in it can contain some.
 * If no sender address is configured, it only logs a line.
 * @throws Error when SES refuses the mail, or has not answered within five seconds
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
