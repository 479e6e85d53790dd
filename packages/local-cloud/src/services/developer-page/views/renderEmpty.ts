import { html, type Markup } from '../html';

/** Renders the text that a view of the developer page shows when it has nothing to list. */
export function renderEmpty(sentence: string): Markup {
  return html`<p class="empty">${sentence}</p>`;
}
