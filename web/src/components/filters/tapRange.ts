import type { NumberRange } from './NumberRange';

/**
 * Returns the range after a tap on a number: a tap outside of the range extends it, a tap on an end removes
 * that number, a tap inside leaves only the tapped number. Null means that nothing is chosen.
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
