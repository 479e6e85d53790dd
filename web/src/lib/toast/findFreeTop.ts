interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels between the toasts and what is above them. */
const GAP = 8;
/** Below the top bar. */
const START = 64 + GAP;

/**
 * Returns where toasts begin so that they hide none of the headings: below the top bar, and below the headings in their
 * way. Between headings that fill the upper half of the window they stay below the top bar.
 */
export function findFreeTop(toasts: Box, headings: readonly Box[], windowHeight: number): number {
  const height = toasts.bottom - toasts.top;
  const top = headings
    .filter(({ left, right }) => left < toasts.right && right > toasts.left)
    .toSorted((a, b) => a.top - b.top)
    .reduce(
      (free, box) => (box.top < free + height + GAP && box.bottom > free - GAP ? box.bottom + GAP : free),
      START,
    );
  return top < windowHeight / 2 ? top : START;
}
