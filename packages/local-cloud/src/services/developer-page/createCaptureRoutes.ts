import type { Mailbox } from '../mail/Mailbox';
import type { SlackChannel } from '../slack/SlackChannel';
import { readJson } from './readJson';
import { RouteError, type Route } from './Route';

/**
 * Routes of the developer page for captured mail and Slack messages, and the webhook that receives the Slack messages
 * and responds like Slack's.
 */
export function createCaptureRoutes(mailbox: Mailbox, slack: SlackChannel): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/mail$/,
      answer({ request }) {
        const { searchParams } = new URL(request.url ?? '/', 'http://local');
        return mailbox.list(searchParams.get('to') ?? undefined);
      },
    },
    { method: 'GET', path: /^\/slack$/, answer: () => slack.list() },
    {
      method: 'POST',
      path: /^\/slack$/,
      async answer({ request, response }) {
        const payload = await readJson(request);
        try {
          slack.post(payload);
        } catch (error) {
          throw new RouteError(400, (error as Error).message);
        }
        response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
      },
    },
  ];
}
