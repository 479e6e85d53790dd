interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels between the toasts and what is above them. */
const GAP = 8;

/**
 * Where toasts begin so that they hide none of the obstacles: below the first ones in their way. At the start when there
 * is no such place in the upper half of the window.
 */
export function findFreeTop(toasts: Box, obstacles: readonly Box[], windowHeight: number): number {
  const height = toasts.bottom - toasts.top;
  const inColumn = obstacles
    .filter(({ left, right }) => left < toasts.right && right > toasts.left)
    .toSorted((a, b) => a.top - b.top);
  const top = inColumn.reduce(
    (free, box) => (box.top < free + height + GAP && box.bottom > free - GAP ? box.bottom + GAP : free),
    GAP,
  );
  const [first = { bottom: 0 }] = inColumn;
  return top < windowHeight / 2 ? top : first.bottom + GAP;
}
