import type { Position } from './Position';
import { scans } from './scans';

/** The number of segments of a table. A Scan reads them at the same time. */
const SEGMENTS = 4;

/**
 * Returns the position at the beginning of the table with this index in `scans`; null if the index is behind
 * the last table.
 */
export function startOf(table: number): Position | null {
  if (table >= scans.length) return null;
  return { table, segments: Array.from({ length: SEGMENTS }, () => ({ thread: null, isDone: false })) };
}
