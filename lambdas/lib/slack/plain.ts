/** Text that Slack shows as it is: no mention, no link, no markup. Source: Slack's guide to formatting text. */
export function plain(text: unknown): string {
  return String(text ?? '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
