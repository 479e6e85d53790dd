import type { RecordKey } from '../../../model/ids';

/**
 * An event that is added to a counter of the dashboard exactly once, even if Lambda delivers its stored
 * change several times.
 */
export interface MetricEvent {
  /** Identifies the event, so that it is counted only once. */
  key: string;
  counter: RecordKey;
  /** The number that the event adds to its counter. It is -1 when an account is deleted. */
  value: number;
}
