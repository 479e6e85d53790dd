interface Scale {
  least: number;
  most: number;
  /**
   * The values at which the chart has a line with a label, in ascending order. The first is `least`, the
   * last is `most`.
   */
  ticks: number[];
}

/** The number of intervals between the lines of a chart, at most. */
const INTERVALS = 4;
const STEPS = [1, 2, 2.5, 5, 10];

/** Returns the smallest round number that is at least `size`: 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (STEPS.find((step) => step * power >= size) ?? 10);
}

/**
 * Computes the vertical scale of a chart, which has lines at round numbers. The scale begins at zero. With
 * `isClose`, it begins near the lowest value instead if that is more than half of the highest, so that
 * small changes of large numbers stay visible. If all values are whole numbers, so are those of the lines.
 */
export function computeScale(values: readonly (number | null)[], isClose = false): Scale {
  const known = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...known, Infinity), Math.max(...known, 0)];
  const start = isClose && lowest !== Infinity && lowest > highest / 2 ? lowest : 0;
  const isWhole = known.every((value) => Number.isInteger(value));
  const size = roundUp(Math.max(highest - start, isWhole ? INTERVALS : 0.4) / INTERVALS);
  const step = isWhole && !Number.isInteger(size) ? 5 : size;
  const least = Math.floor(start / step) * step;
  const count = Math.max(1, Math.ceil((highest - least) / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((least + index * step).toFixed(6)));
  return { least, most: ticks.at(-1) ?? 1, ticks };
}
