import type { RecordKey } from '../../../model/ids';
import type { Metric, Period } from './Metric';

/**
 * The key of a metric's counter for a day. Active users also have counters per week and month: sums of days would
 * count the same person several times.
 */
export function counterKey(metric: Metric, day: string, period: Period = 'DAY'): RecordKey {
  return { pk: `Counter#${metric}${period === 'DAY' ? '' : `#${period}`}`, sk: day };
}
