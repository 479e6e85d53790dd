import type { InsightMetric } from '../../generated/schema';

/** Converts a metric's value to the unit in which screens show it: minutes until a reply become hours. */
export function toShownValue(metric: InsightMetric, value: number | null): number | null {
  if (value === null || metric !== 'FIRST_REPLY_MINUTES') return value;
  return Math.round(value / 6) / 10;
}
