import { percentile } from '../../bench/percentile';

/** Formats measured times as text, for example `p50 12 ms, p99 80 ms`. */
export function describeTimes(milliseconds: readonly number[]): string {
  const at = (share: number) => `${Math.round(percentile(milliseconds, share))} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}`;
}
