import { createHash } from 'node:crypto';

/**
 * The partition key of rows that record or count something per key. The part after the prefix (`count`,
 * `rate`, `skill` …) is a hash, because the row outlives the people and texts in the key.
 */
export function runOnceKey(key: string): string {
  const [kind = ''] = key.split('#');
  return `Once#${kind}#${createHash('sha256').update(key).digest('hex')}`;
}
