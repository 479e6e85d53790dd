interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The distance in pixels between the toasts and the heading or bar above them. */
const GAP = 8;
/**
 * The position of the toasts when they cover no heading, in pixels from the top of the window: below the top
 * bar.
 */
const START = 64 + GAP;

/**
 * Computes a position of the toasts at which they cover no heading, in pixels from the top of the window:
 * below the top bar, or below the headings that they would cover there. If this is in the lower half of the
 * window, they stay below the top bar.
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
