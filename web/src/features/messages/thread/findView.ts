/** Which parts of a conversation are drawn, and the heights of the empty boxes in place of the others. */
export interface View {
  /** The position of the oldest drawn part; infinite if nothing above is left out. */
  oldest: number;
  /** The position of the newest drawn part; minus infinity if nothing below is left out. */
  newest: number;
  /** The height of all parts above, in pixels. */
  above: number;
  /** The height of all parts below, in pixels. */
  below: number;
}

/**
 * Finds the parts that are within a vertical range. A part whose height is not known yet counts as having
 * none.
 * @param positions the positions of all parts, the oldest first
 * @param heights the heights of the parts by their positions, in pixels
 * @param range the range in pixels from the top of the oldest part
 */
export function findView(
  positions: readonly number[],
  heights: ReadonlyMap<number, number>,
  range: { from: number; to: number },
): View {
  const drawn: number[] = [];
  let [top, above, below] = [0, 0, 0];
  for (const position of positions) {
    const height = heights.get(position) ?? 0;
    // Behind the end, the last part is the nearest.
    const isLast = position === positions.at(-1) && drawn.length === 0;
    if (isLast || (top + height >= range.from && top <= range.to)) drawn.push(position);
    else if (drawn.length === 0) above += height;
    else below += height;
    top += height;
  }
  const [first, last] = [drawn[0], drawn.at(-1)];
  return {
    oldest: first === undefined || first === positions[0] ? Infinity : first,
    newest: last === undefined || last === positions.at(-1) ? -Infinity : last,
    above,
    below,
  };
}
