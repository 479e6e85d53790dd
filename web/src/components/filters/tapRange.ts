import type { NumberRange } from './NumberRange';

/**
 * A tap on a run of numbers: outside it stretches the run to there, on an end takes that end off, in the middle
 * leaves only what was tapped. Null = nothing is chosen.
 */
export function tapRange(range: NumberRange | null, tapped: number): NumberRange | null {
  if (!range) return { from: tapped, to: tapped };
  const { from, to } = range;
  if (tapped < from) return { from: tapped, to };
  if (tapped > to) return { from, to: tapped };
  if (from === to) return null;
  if (tapped === from) return { from: from + 1, to };
  if (tapped === to) return { from, to: to - 1 };
  return { from: tapped, to: tapped };
}
