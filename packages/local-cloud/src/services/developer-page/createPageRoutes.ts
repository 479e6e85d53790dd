import type { IncomingMessage } from 'node:http';
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
import { readBody } from '../../http/readBody';
import { readJson } from './readJson';
import { renderPage, type View } from './renderPage';
import type { CallApi } from './createApiCaller';
import { type Language, type Words, wordsIn } from './wordsIn';
import type { Route, RouteCall } from './Route';
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
import { type AskedQuery, renderQuery } from './views/renderQuery';
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
  callApi: CallApi;
}

/**
 * The content security policy of the developer page. It permits no scripts. It permits inline styles, for the
 * page itself and for captured mails in its sandboxed frames, and, for these mails, pictures from anywhere.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; form-action 'self'; frame-ancestors 'none'";

/** A line with metrics in CloudWatch's embedded format. Nobody reads it; the alarms do. */
const isMetric = ({ text }: LogLine) => text.startsWith('{') && text.includes('"_aws"');

/**
 * Renders the logs of Lambda functions for the developer page, under the names that the template describes them with. Functions
 * without output are left out, and so are metrics.
 */
function renderLogs(host: LambdaHost, words: Words): Markup {
  const telling = Object.entries(host.logs())
    .map(([name, lines]) => [name, lines.filter((line) => !isMetric(line))] as const)
    .filter(([, lines]) => lines.length > 0);
  if (telling.length === 0) return renderEmpty(words.noLogs);
  return html`${telling.map(
    ([name, lines]) =>
      html`<article>
        <h3>${host.find(name)?.description || name}</h3>
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
function renderSlack(posts: CapturedPost[], words: Words): Markup {
  if (posts.length === 0) return renderEmpty(words.noSlack);
  return html`${posts.slice(0, 100).map(onePost)}`;
}

/** Returns the language that the address names, otherwise Japanese for browsers that prefer it, and English for others. */
function languageOf({ headers }: IncomingMessage, searchParams: URLSearchParams): Language {
  const asked = searchParams.get('lang');
  if (asked === 'ja' || asked === 'en') return asked;
  return /^\s*(ja|$)/i.test(headers['accept-language'] ?? '') ? 'ja' : 'en';
}

/**
 * The routes of the developer page itself: `GET /_local/`, the same with POST for the form that calls the API, and
 * `POST /_local/graphql`, which calls it with the fields of the form as JSON.
 */
export function createPageRoutes(title: string, shown: Shown): Route[] {
  const ask = async (query: AskedQuery | null, words: Words) =>
    renderQuery(query, query && (await shown.callApi(query)), words);
  const mail: View = { id: 'mail', content: (words) => renderMail(shown.mailbox.list(), words) };
  const query: View = { id: 'query', content: (words) => ask(null, words) };
  const views: View[] = [
    mail,
    { id: 'samples', content: async (words) => renderMailSamples(await shown.samples.mails(), words) },
    { id: 'slack', content: (words) => renderSlack(shown.slack.list(), words) },
    { id: 'slackSamples', content: async (words) => renderSlackSamples(await shown.samples.slack(), words) },
    { id: 'files', content: (words) => renderFiles(shown.files.list(), words) },
    query,
    { id: 'trace', content: (words) => renderTrace(shown.appsync.trace(), words) },
    { id: 'schedules', content: (words) => renderSchedules(shown.schedules.list(), words) },
    { id: 'queues', content: (words) => renderQueues(shown.streams.progress(), shown.queues.all, words) },
    { id: 'logs', content: (words) => renderLogs(shown.host, words) },
  ];
  const show = async ({ request, response }: RouteCall, posted: AskedQuery | null = null) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const language = languageOf(request, searchParams);
    const words = wordsIn(language);
    const view = posted ? query : (views.find(({ id }) => id === searchParams.get('view')) ?? mail);
    const failed = searchParams.get('failed');
    const text = failed ?? (searchParams.has('done') ? words.done : null);
    const page = renderPage({
      ...{ title, language, views },
      shown: { id: view.id, content: await (posted ? ask(posted, words) : view.content(words)) },
      notice: text === null ? null : { text, isFailure: failed !== null },
    });
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
    response.end(page);
  };
  return [
    { method: 'GET', path: /^\/$/, answer: (call) => show(call) },
    {
      method: 'POST',
      path: /^\/$/,
      async answer(call) {
        const form = new URLSearchParams((await readBody(call.request, 1024 * 1024)).toString());
        const [as, document, variables] = ['as', 'query', 'variables'].map((name) => form.get(name) ?? '');
        await show(call, { as: as ?? '', query: document ?? '', variables: variables ?? '' });
      },
    },
    {
      method: 'POST',
      path: /^\/graphql$/,
      async answer({ request }) {
        const { as, query: document, variables } = await readJson(request);
        return shown.callApi({
          as: String(as ?? ''),
          query: String(document ?? ''),
          variables: typeof variables === 'string' ? variables : JSON.stringify(variables ?? {}),
        });
      },
    },
  ];
}
