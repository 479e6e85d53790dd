import type { Thread } from './FirstReply';

/** Where one segment of a table continues. `isDone`: the segment was read to its end. */
export interface SegmentPosition {
  after?: Record<string, unknown>;
  thread: Thread | null;
  isDone: boolean;
}

/** Where a check continues: the number of the table in the order of the scan, and its segments. */
export interface Position {
  table: number;
  segments: SegmentPosition[];
}
