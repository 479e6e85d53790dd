import type { RecordKey } from '../../../model/ids';

/**
 * An event that is added to a counter of the dashboard exactly once, even if its stored change arrives several times.
 */
export interface MetricEvent {
  /** A text that identifies the event, so that the event is counted once. */
  key: string;
  counter: RecordKey;
  /** The number that the event adds to its counter. It is -1 when an account is deleted. */
  value: number;
}
