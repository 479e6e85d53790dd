import { html, type Markup } from '../html';

/** The text of an empty view. */
export function renderEmpty(sentence: string): Markup {
  return html`<p class="empty">${sentence}</p>`;
}
