interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The distance between the toasts and what is above them, in pixels. */
const GAP = 8;
/** The position of the toasts when no heading is in their way: below the top bar, in pixels from the top. */
const START = 64 + GAP;

/**
 * Returns the position of the toasts, in pixels from the top, at which they hide no heading: below the top
 * bar, or below the headings that they would cover. If that would be in the lower half of the window, the
 * toasts stay below the top bar.
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
