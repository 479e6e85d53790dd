import type { Mailbox } from '../mail/Mailbox';
import type { SlackChannel } from '../slack/SlackChannel';
import { readJson } from './readJson';
import { RouteError, type Route } from './Route';
import type { Samples } from './Samples';

/**
 * The developer page's routes for messages: lists of captured mails and Slack messages, and of examples of both, and
 * the webhook that receives Slack messages and responds as Slack does.
 */
export function createCaptureRoutes(mailbox: Mailbox, slack: SlackChannel, samples: Samples): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/mail$/,
      answer({ request }) {
        const { searchParams } = new URL(request.url ?? '/', 'http://local');
        return mailbox.list(searchParams.get('to') ?? undefined);
      },
    },
    { method: 'GET', path: /^\/mail\/samples$/, answer: () => samples.mails() },
    { method: 'GET', path: /^\/slack\/samples$/, answer: () => samples.slack() },
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
