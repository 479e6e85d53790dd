import type { InsightMetric } from '../../generated/schema';

const GOOD_WHEN_FEWER: readonly InsightMetric[] = ['FIRST_REPLY_MINUTES', 'SEARCHES_WITHOUT_RESULT'];

/** Returns which change of a metric is good news: more of it, or less. */
export const getGoodDirection = (metric: InsightMetric): 'more' | 'fewer' =>
  GOOD_WHEN_FEWER.includes(metric) ? 'fewer' : 'more';
