import { notEmulated } from '../Refusal';

/** Evaluates `minimum_should_match` for `count` optional clauses: `2`, `-1`, `75%`, `-25%`. */
export function minimumShouldMatch(count: number, wanted: string): number {
  const match = /^(-?)(\d+)(%?)$/.exec(wanted.trim());
  if (!match) throw notEmulated(`[minimum_should_match: ${wanted}]`);
  const [, minus, digits, percent] = match;
  const part = percent ? Math.floor((count * Number(digits)) / 100) : Number(digits);
  return Math.max(0, Math.min(count, minus ? count - part : part));
}
