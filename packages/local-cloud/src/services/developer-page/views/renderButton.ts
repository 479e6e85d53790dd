import { html, type Markup } from '../html';

/** A button that posts to a path below `/_local` and returns to this view. */
export function renderButton(path: string, label: string): Markup {
  return html`<form method="post" action="/_local${path}"><button>${label}</button></form>`;
}
