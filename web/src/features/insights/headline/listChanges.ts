import type { InsightMetric } from '../../../generated/schema';
import type { Figures } from '../Figures';

/** The metrics whose changes the headline may name. */
const metrics: readonly InsightMetric[] = [
  ...(['APPLIES', 'INTERVIEWS', 'CONTRACTS', 'NEW_USERS', 'JOBS_PUBLISHED'] as const),
  ...(['FIRST_REPLY_MINUTES', 'SEARCHES_WITHOUT_RESULT'] as const),
];

/** The share of the earlier value from which a change is worth a sentence. */
const NOTABLE = 0.2;

/** How many changes the headline names. */
const MOST = 3;

interface NotableChange {
  metric: InsightMetric;
  value: number;
  change: number;
}

/**
 * Returns the changes of the last period shown that are large compared with the value before, the largest first.
 */
export function listChanges({ seriesOf, changeOf }: Figures): NotableChange[] {
  return metrics
    .flatMap((metric) => {
      const [value, change] = [seriesOf(metric).at(-1) ?? 0, changeOf(metric) ?? 0];
      const share = Math.abs(change) / Math.max(1, value - change);
      return change !== 0 && share >= NOTABLE ? [{ metric, value, change, share }] : [];
    })
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST);
}
