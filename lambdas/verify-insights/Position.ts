import type { Thread } from './FirstReply';

/**
 * The position of a Scan in one segment of a table. `isDone` is true if the segment has been read to its end.
 */
export interface SegmentPosition {
  after?: Record<string, unknown>;
  thread: Thread | null;
  isDone: boolean;
}

/**
 * The position at which a check of the dashboard's figures continues: the index of a table in `scans`, and
 * the position in each segment of the table.
 */
export interface Position {
  table: number;
  segments: SegmentPosition[];
}
