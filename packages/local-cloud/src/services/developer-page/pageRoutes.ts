import type { AppSync } from '../appsync/createAppSync';
import type { Files } from '../files/createFiles';
import type { LambdaHost } from '../lambda/LambdaHost';
import type { Mailbox } from '../mail/Mailbox';
import type { Queues } from '../queues/Queues';
import type { Schedules } from '../schedule/Schedules';
import type { SlackChannel } from '../slack/SlackChannel';
import type { Streams } from '../streams/Streams';
import { renderPage, type View } from './renderPage';
import type { Route } from './Route';
import { filesView } from './views/filesView';
import { logsView } from './views/logsView';
import { mailView } from './views/mailView';
import { queuesView } from './views/queuesView';
import { schedulesView } from './views/schedulesView';
import { slackView } from './views/slackView';
import { traceView } from './views/traceView';

interface Shown {
  mailbox: Mailbox;
  slack: SlackChannel;
  files: Files;
  appsync: AppSync;
  schedules: Schedules;
  streams: Streams;
  queues: Queues;
  host: LambdaHost;
}

/** Mail brings its own style and pictures, and is shown in a frame that may do nothing else. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; form-action 'self'; frame-ancestors 'none'";

/** `GET /_local/`: the page for developers. */
export function pageRoutes(title: string, shown: Shown): Route[] {
  const mail: View = { id: 'mail', label: 'メール', content: () => mailView(shown.mailbox.list()) };
  const views: View[] = [
    mail,
    { id: 'slack', label: 'Slack', content: () => slackView(shown.slack.list()) },
    { id: 'files', label: 'ファイル', content: () => filesView(shown.files.list()) },
    { id: 'trace', label: 'リゾルバー', content: () => traceView(shown.appsync.trace()) },
    { id: 'schedules', label: '定期実行', content: () => schedulesView(shown.schedules.list()) },
    {
      id: 'queues',
      label: 'ストリームとキュー',
      content: () => queuesView(shown.streams.progress(), shown.queues.all),
    },
    { id: 'logs', label: 'ログ', content: () => logsView(shown.host.logs()) },
  ];
  return [
    {
      method: 'GET',
      path: /^\/$/,
      answer({ request, response }) {
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const view = views.find(({ id }) => id === searchParams.get('view')) ?? mail;
        const text = searchParams.get('done') ?? searchParams.get('failed');
        const notice = text === null ? null : { text, isFailure: searchParams.has('failed') };
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
        });
        response.end(renderPage(title, views, view, notice));
      },
    },
  ];
}
