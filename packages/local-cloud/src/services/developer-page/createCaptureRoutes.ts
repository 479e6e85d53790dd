import type { Mailbox } from '../mail/Mailbox';
import type { MailSample } from '../mail/MailSample';
import type { SlackChannel } from '../slack/SlackChannel';
import { readJson } from './readJson';
import { RouteError, type Route } from './Route';

/**
 * The developer page's routes for messages: lists of captured mails, of examples of mails and of Slack messages, and
 * the webhook that receives Slack messages and responds as Slack does.
 */
export function createCaptureRoutes(
  mailbox: Mailbox,
  slack: SlackChannel,
  mailSamples: () => Promise<readonly MailSample[]>,
): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/mail$/,
      answer({ request }) {
        const { searchParams } = new URL(request.url ?? '/', 'http://local');
        return mailbox.list(searchParams.get('to') ?? undefined);
      },
    },
    { method: 'GET', path: /^\/mail\/samples$/, answer: () => mailSamples() },
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
