import { html, type Markup } from '../html';

/** Renders a sentence in place of an empty list on the developer page. */
export function renderEmpty(sentence: string): Markup {
  return html`<p class="empty">${sentence}</p>`;
}
