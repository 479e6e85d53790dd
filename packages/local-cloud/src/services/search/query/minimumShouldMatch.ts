import { notEmulated } from '../Refusal';

/**
 * Returns how many of `count` optional clauses must match according to OpenSearch's `minimum_should_match`,
 * such as `2`, `-1`, `75%` or `-25%`.
 */
export function minimumShouldMatch(count: number, wanted: string): number {
  const match = /^(-?)(\d+)(%?)$/.exec(wanted.trim());
  if (!match) throw notEmulated(`[minimum_should_match: ${wanted}]`);
  const [, minus, digits, percent] = match;
  const part = percent ? Math.floor((count * Number(digits)) / 100) : Number(digits);
  return Math.max(0, Math.min(count, minus ? count - part : part));
}
