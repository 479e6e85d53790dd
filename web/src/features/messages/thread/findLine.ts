/** Returns the uppermost message, an element with `data-line`, that is at least partly visible in `pane`. */
export function findLine(pane: Element): Element | undefined {
  const lines = pane.querySelectorAll('[data-line]');
  const edge = pane.getBoundingClientRect().top;
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (lines[middle]!.getBoundingClientRect().bottom > edge) to = middle;
    else from = middle + 1;
  }
  return lines[from];
}
