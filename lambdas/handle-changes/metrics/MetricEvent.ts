import type { RecordKey } from '../../../model/ids';

/** An event that a counter counts once, even if its change arrives several times. */
export interface MetricEvent {
  /** Identifies the event. */
  key: string;
  counter: RecordKey;
  /** The number to add; -1 when an account is deleted. */
  value: number;
}
