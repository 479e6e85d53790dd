import { readSecret } from '../readSecret';
import type { SlackMessage } from './SlackMessage';
import { SlackRefusal } from './SlackRefusal';

const TIMEOUT_MS = 5_000;

/**
 * Posts a message to the Slack webhook. Resolves to false, without posting, if no webhook is stored.
 * @throws Error when Slack does not accept the message; the text of the error never contains the webhook's
 * URL
 */
export async function postToSlack(message: SlackMessage): Promise<boolean> {
  const url = await readSecret('slackWebhook');
  if (url === null) return false;
  // The error that `fetch` throws for an invalid URL contains the URL.
  if (!URL.canParse(url)) throw new Error('The secret slackWebhook is not a URL');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new SlackRefusal(answer);
  return true;
}
