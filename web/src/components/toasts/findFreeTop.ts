import type { Box } from './Box';

/** The distance between toasts and what is above them, in pixels. */
const GAP = 8;
/** The usual position of toasts, below the top bar, in pixels from the top of the window. */
const START = 64 + GAP;
/** A hidden heading is as bad as so many hidden controls. */
const HEADING_WEIGHT = 100;

/**
 * Returns the position of toasts in pixels from the top of the window: below the top bar or, if they would
 * cover headings or controls there, the highest place in the upper half of the window where they cover none. If there
 * is no such place, it is the one where they cover no heading and the fewest controls.
 */
export function findFreeTop(
  toasts: Box,
  headings: readonly Box[],
  controls: readonly Box[],
  windowHeight: number,
): number {
  const height = toasts.bottom - toasts.top;
  const placed = (boxes: readonly Box[]) =>
    boxes.filter(({ left, right }) => left < toasts.right && right > toasts.left);
  const [above, below] = [placed(headings), placed(controls)];
  const costAt = (top: number) => {
    const hidden = (box: Box) => box.top < top + height + GAP && box.bottom > top - GAP;
    return above.filter(hidden).length * HEADING_WEIGHT + below.filter(hidden).length;
  };
  return [...above, ...below]
    .map(({ bottom }) => bottom + GAP)
    .filter((top) => top > START && top < windowHeight / 2)
    .sort((a, b) => a - b)
    .reduce((best, top) => (costAt(top) < costAt(best) ? top : best), START);
}
