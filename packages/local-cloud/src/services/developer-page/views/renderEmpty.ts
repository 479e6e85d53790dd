import { html, type Markup } from '../html';

/** What a view says when there is nothing to show. */
export function renderEmpty(sentence: string): Markup {
  return html`<p class="empty">${sentence}</p>`;
}
