import type { CapturedPost } from '../../slack/SlackChannel';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';

interface Shown {
  type?: string;
  text?: unknown;
  url?: string;
  fields?: unknown;
  elements?: unknown;
}

/** Returns the texts in a block of a Slack message, in reading order. */
function textsOf(block: unknown): string[] {
  if (Array.isArray(block)) return block.flatMap(textsOf);
  if (block === null || typeof block !== 'object') return [];
  const { type = '', text, url, fields, elements } = block as Shown;
  if (type === 'link') return [`${text ?? ''} ${url}`];
  const own = typeof text === 'string' ? [text] : textsOf(text);
  const within = [...own, ...textsOf(fields), ...textsOf(elements)];
  // Slack shows these elements on one line, and so does the developer page.
  return /^rich_text_(section|quote)$/.test(type) ? [within.join('').replace(/\n$/, '')] : within;
}

function onePost({ channel, text, blocks, at }: CapturedPost): Markup {
  return html`<article>
    <div class="row">
      <h3>${channel || 'Webhook'}</h3>
      <time class="soft end" datetime="${at}">${formatTime(at)}</time>
    </div>
    <p class="body">${text}</p>
    ${blocks.length > 0 && html`<p class="body">${textsOf(blocks).join('\n')}</p>`}
    <details>
      <summary>JSON</summary>
      <pre>${JSON.stringify({ text, blocks }, null, 2)}</pre>
    </details>
  </article>`;
}

/** Renders the newest 100 captured Slack messages for the developer page, newest first. */
export function renderSlack(posts: CapturedPost[]): Markup {
  if (posts.length === 0) return renderEmpty('Slackへの通知はまだありません。');
  return html`${posts.slice(0, 100).map(onePost)}`;
}
