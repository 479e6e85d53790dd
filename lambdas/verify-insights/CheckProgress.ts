import { gunzipSync, gzipSync } from 'node:zlib';
import type { Count, Counts } from '../lib/insights/Counts';
import type { Position } from './Position';
import type { StoredTally } from './Tally';

/** What a check that has paused needs to continue. */
export interface CheckProgress {
  from: string;
  to: string;
  /** The counters at the beginning of the check. */
  before: [counter: string, days: [day: string, count: Count][]][];
  position: Position;
  tally: StoredTally;
  rows: number;
  readUnits: number;
}

/** Converts between the progress of a check and the text in its row, which is compressed: an item has 400 KB at most. */
export const checkProgress = {
  pack: (progress: CheckProgress): string => gzipSync(JSON.stringify(progress)).toString('base64'),
  unpack: (packed: string): CheckProgress =>
    JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as CheckProgress,
  ofCounts: (counts: Counts): CheckProgress['before'] => [...counts].map(([pk, days]) => [pk, [...days]]),
  toCounts: (before: CheckProgress['before']): Counts =>
    new Map(before.map(([pk, days]) => [pk, new Map(days)])),
};
