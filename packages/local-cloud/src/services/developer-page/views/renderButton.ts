import { html, type Markup } from '../html';

/** A button that posts to an address below `/_local` and comes back to this view. */
export function renderButton(path: string, label: string): Markup {
  return html`<form method="post" action="/_local${path}"><button>${label}</button></form>`;
}
