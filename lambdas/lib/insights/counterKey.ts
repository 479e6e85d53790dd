import type { RecordKey } from '../../../model/ids';
import type { Metric, Period } from './Metric';

/**
 * Returns the DynamoDB key of a metric's counter for a day. The metric ACTIVE_USERS also has counters for
 * weeks and months, because a sum over days would count the same person several times.
 */
export function counterKey(metric: Metric, day: string, period: Period = 'DAY'): RecordKey {
  return { pk: `Counter#${metric}${period === 'DAY' ? '' : `#${period}`}`, sk: day };
}
