import { env } from '../env';
import { logger } from '../logger';
import type { SlackMessage } from './SlackMessage';

const TIMEOUT_MS = 5_000;

/** Posts a message to the Slack webhook. If no webhook is configured, it only logs a line. */
export async function postToSlack(message: SlackMessage): Promise<void> {
  const url = env('SLACK_WEBHOOK_URL');
  if (url === '') {
    logger.info('Slack is not configured; nothing was sent');
    return;
  }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Slack answered ${answer.status}`);
}
