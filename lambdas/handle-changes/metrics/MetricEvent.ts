import type { RecordKey } from '../../../model/ids';

/**
 * An event that is added to a counter of the dashboard exactly once, even if its stored change arrives several times.
 */
export interface MetricEvent {
  /** Identifies the event, so that it is counted once. */
  key: string;
  counter: RecordKey;
  /** The number to add to the counter. It is -1 when an account is deleted. */
  value: number;
}
