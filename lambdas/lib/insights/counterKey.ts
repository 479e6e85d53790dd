import type { RecordKey } from '../../../model/ids';
import type { Metric, Period } from './Metric';

/**
 * Where a day's count of a metric lies. Who was active is counted by week and month too, since the same people come
 * on several days.
 */
export function counterKey(metric: Metric, day: string, period: Period = 'DAY'): RecordKey {
  return { pk: `Counter#${metric}${period === 'DAY' ? '' : `#${period}`}`, sk: day };
}
