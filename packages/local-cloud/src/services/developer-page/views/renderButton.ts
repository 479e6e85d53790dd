import { html, type Markup } from '../html';

/**
 * Renders a button of the developer page. Pressing it sends a POST request to a path below `/_local` and then
 * shows the same view again.
 */
export function renderButton(path: string, label: string): Markup {
  return html`<form method="post" action="/_local${path}"><button>${label}</button></form>`;
}
