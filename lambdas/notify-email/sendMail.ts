import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { env } from './needs';
import { logger } from '../lib/logger';
import { buildMime } from './buildMime';
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

/**
 * Sends a mail with SES, as its source: every mail leaves the product here. If no sender address is configured, it only logs a line.
 * @throws Error when SES refuses the mail, or has not answered within five seconds
 */
export async function sendMail(mail: Mail): Promise<void> {
  const Source = env('MAIL_SENDER');
  if (Source === '') {
    logger.info('Mail is not configured; nothing was sent');
    return;
  }
  const Data = await buildMime(Source, mail);
  await ses.send(new SendRawEmailCommand({ Source, Destinations: [mail.to], RawMessage: { Data } }));
  logger.info('A mail was sent');
}
