import type { AppSync } from '../appsync/createAppSync';
import type { Files } from '../files/createFiles';
import type { LogLine } from '../lambda/FunctionLogs';
import type { LambdaHost } from '../lambda/LambdaHost';
import type { Mailbox } from '../mail/Mailbox';
import type { Queues } from '../queues/Queues';
import type { Schedules } from '../schedule/Schedules';
import type { SlackChannel, CapturedPost } from '../slack/SlackChannel';
import type { Streams } from '../streams/Streams';
import { html, type Markup } from './html';
import { renderPage, type View } from './renderPage';
import type { Route } from './Route';
import type { Samples } from './Samples';
import { formatTime } from './views/formatTime';
import { renderEmpty } from './views/renderEmpty';
import { renderFiles } from './views/renderFiles';
import { renderMail } from './views/renderMail';
import { renderMailSamples } from './views/renderMailSamples';
import { renderQueues } from './views/renderQueues';
import { renderSchedules } from './views/renderSchedules';
import { renderSlackBody } from './views/renderSlackBody';
import { renderSlackSamples } from './views/renderSlackSamples';
import { renderTrace } from './views/renderTrace';

interface Shown {
  mailbox: Mailbox;
  slack: SlackChannel;
  files: Files;
  appsync: AppSync;
  schedules: Schedules;
  streams: Streams;
  queues: Queues;
  host: LambdaHost;
  samples: Samples;
}

/**
 * The content security policy of the developer page. It permits no scripts. It permits inline styles, for the
 * page itself and for captured mails in its sandboxed frames, and, for these mails, pictures from anywhere.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; form-action 'self'; frame-ancestors 'none'";

/** Renders the logs of Lambda functions for the developer page. Functions without output are left out. */
function renderLogs(logs: Record<string, LogLine[]>): Markup {
  const telling = Object.entries(logs).filter(([, lines]) => lines.length > 0);
  if (telling.length === 0) return renderEmpty('関数のログはまだありません。');
  return html`${telling.map(
    ([name, lines]) =>
      html`<article>
        <h3>${name}</h3>
        <pre>${lines.map(({ at, text }) => `${formatTime(at)}  ${text}`).join('\n')}</pre>
      </article>`,
  )}`;
}

const onePost = (post: CapturedPost): Markup =>
  html`<article>
    <div class="row">
      <h3>${post.channel || 'Webhook'}</h3>
      <time class="soft end" datetime="${post.at}">${formatTime(post.at)}</time>
    </div>
    ${renderSlackBody(post)}
  </article>`;

/** Renders the newest 100 captured Slack messages for the developer page, newest first. */
function renderSlack(posts: CapturedPost[]): Markup {
  if (posts.length === 0) return renderEmpty('Slackへの通知はまだありません。');
  return html`${posts.slice(0, 100).map(onePost)}`;
}

/** The route of the developer page itself, `GET /_local/`. */
export function createPageRoutes(title: string, shown: Shown): Route[] {
  const mail: View = { id: 'mail', label: 'メール', content: () => renderMail(shown.mailbox.list()) };
  const views: View[] = [
    mail,
    {
      id: 'samples',
      label: 'メールの見本',
      content: async () => renderMailSamples(await shown.samples.mails()),
    },
    { id: 'slack', label: 'Slack', content: () => renderSlack(shown.slack.list()) },
    {
      id: 'slack-samples',
      label: 'Slackの見本',
      content: async () => renderSlackSamples(await shown.samples.slack()),
    },
    { id: 'files', label: 'ファイル', content: () => renderFiles(shown.files.list()) },
    { id: 'trace', label: 'リゾルバー', content: () => renderTrace(shown.appsync.trace()) },
    { id: 'schedules', label: '定期実行', content: () => renderSchedules(shown.schedules.list()) },
    {
      id: 'queues',
      label: 'ストリームとキュー',
      content: () => renderQueues(shown.streams.progress(), shown.queues.all),
    },
    { id: 'logs', label: 'ログ', content: () => renderLogs(shown.host.logs()) },
  ];
  return [
    {
      method: 'GET',
      path: /^\/$/,
      async answer({ request, response }) {
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const view = views.find(({ id }) => id === searchParams.get('view')) ?? mail;
        const text = searchParams.get('done') ?? searchParams.get('failed');
        const notice = text === null ? null : { text, isFailure: searchParams.has('failed') };
        const page = renderPage(title, views, { ...view, content: await view.content() }, notice);
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
        });
        response.end(page);
      },
    },
  ];
}
