interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The distance between toasts and a heading or bar above them, in pixels. */
const GAP = 8;
/** The usual position of toasts, below the top bar, in pixels from the top of the window. */
const START = 64 + GAP;

/**
 * Returns the position of toasts in pixels from the top of the window: below the top bar or, if they would
 * cover headings there, below those headings. If that is in the lower half of the window, they stay below the
 * top bar.
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
