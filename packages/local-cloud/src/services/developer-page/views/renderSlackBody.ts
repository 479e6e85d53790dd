import type { SlackSample } from '../../slack/SlackSample';
import { html, type Markup } from '../html';

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

/** Renders what a Slack message says, and the message itself as JSON. */
export function renderSlackBody({ text, blocks }: SlackSample): Markup {
  return html`<p class="body">${text}</p>
    ${blocks.length > 0 && html`<p class="body">${textsOf(blocks).join('\n')}</p>`}
    <details>
      <summary>JSON</summary>
      <pre>${JSON.stringify({ text, blocks }, null, 2)}</pre>
    </details>`;
}
