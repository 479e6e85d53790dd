/**
 * Returns a percentile of the values: `percentile(times, 0.99)` is the value that 99 % of `times` do not
 * exceed.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
