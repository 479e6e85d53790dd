import type { Position } from './Position';
import { scans } from './scans';

/** The number of segments of a table that are read at the same time. */
const SEGMENTS = 4;

/** Returns the position at the beginning of a table; null after the last one. */
export function startOf(table: number): Position | null {
  if (table >= scans.length) return null;
  return { table, segments: Array.from({ length: SEGMENTS }, () => ({ thread: null, isDone: false })) };
}
