import { html, type Markup } from '../html';

/** Renders a sentence in a view of the developer page that has nothing to list. */
export function renderEmpty(sentence: string): Markup {
  return html`<p class="empty">${sentence}</p>`;
}
