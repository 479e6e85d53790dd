import type { RecordKey } from '../../../model/ids';

/** Something that happened and counts once, however often it is told. */
export interface MetricEvent {
  /** The same for the same happening, another for any other. */
  key: string;
  counter: RecordKey;
  /** What is added; minus one where somebody leaves. */
  value: number;
}
