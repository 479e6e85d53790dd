import { gunzipSync, gzipSync } from 'node:zlib';
import type { Count, Counts } from '../lib/insights/Counts';
import type { Position } from './Position';
import type { StoredTally } from './Tally';

/** The progress of a check of the dashboard's figures. If the check pauses, it continues from here. */
export interface CheckProgress {
  from: string;
  to: string;
  /** The values of the counters when the check began. */
  before: [counter: string, days: [day: string, count: Count][]][];
  position: Position;
  tally: StoredTally;
  rows: number;
  readUnits: number;
}

/**
 * Converts the progress of a check to the text that is stored in the check's row, and back. The text is
 * compressed, because a DynamoDB item has at most 400 KB.
 */
export const checkProgress = {
  pack: (progress: CheckProgress): string => gzipSync(JSON.stringify(progress)).toString('base64'),
  unpack: (packed: string): CheckProgress =>
    JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as CheckProgress,
  ofCounts: (counts: Counts): CheckProgress['before'] => [...counts].map(([pk, days]) => [pk, [...days]]),
  toCounts: (before: CheckProgress['before']): Counts =>
    new Map(before.map(([pk, days]) => [pk, new Map(days)])),
};
