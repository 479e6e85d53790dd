/**
 * Focuses the heading of the page, unless a field of the page with the props `takesFocus` has the focus. Returns
 * false if there is no heading yet.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return false;
  if (document.activeElement?.closest('[data-takes-focus]')) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
