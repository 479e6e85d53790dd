import { buildSlackMessage } from '../../lambdas/lib/slack/buildSlackMessage';

const HARMLESS = '<!channel> <https://example.com|こちら> *会員* `code`\nzweite Zeile';

/**
 * Posts a message with everything that Slack could format to the webhook in SLACK_WEBHOOK, which should be
 * that of a test channel. A person must then check that Slack shows the message unformatted.
 */
export async function askSlack(): Promise<string[]> {
  const url = process.env.SLACK_WEBHOOK;
  if (!url) return ['not asked: set SLACK_WEBHOOK to the webhook of a channel for trying'];
  const message = buildSlackMessage('Enishi: looks literal?', { name: '縁', text: HARMLESS });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  return response.ok ? [] : [`Slack answered ${response.status}: ${await response.text()}`];
}
