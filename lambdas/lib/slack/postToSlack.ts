import { readSecret } from '../readSecret';
import type { SlackMessage } from './SlackMessage';

/** Slack has refused a message. `name` has the HTTP status, for the administrators' list of what failed. */
class SlackRefusal extends Error {
  /** After how many seconds Slack takes messages again; 0 if it did not say so. */
  readonly retryAfter: number;

  constructor({ status, headers }: Response) {
    super(`Slack answered ${status}`);
    this.name = `SlackAnswered${status}`;
    // SQS postpones a message by at most twelve hours; Slack asks for seconds.
    this.retryAfter = Math.min(Math.max(Number(headers.get('retry-after')) || 0, 0), 3600);
  }
}

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
