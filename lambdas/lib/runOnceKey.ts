import { createHash } from 'node:crypto';

/**
 * Returns the partition key of a row that records or counts something for a key. Everything after the prefix (`count`,
 * `rate`, `skill` …) is hashed, because the row can outlive the people and texts in the key.
 */
export function runOnceKey(key: string): string {
  const [kind = ''] = key.split('#');
  return `Once#${kind}#${createHash('sha256').update(key).digest('hex')}`;
}
