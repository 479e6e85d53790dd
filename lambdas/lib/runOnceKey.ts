import { createHash } from 'node:crypto';

/**
 * Returns the partition key of a row that records that something was done (`runOnce`) or counts uses
 * (`isWithinRate`). Everything after the prefix of the key (`count`, `rate`, `skill` …) is hashed, because
 * the row can outlive the people and texts that the key names.
 */
export function runOnceKey(key: string): string {
  const [kind = ''] = key.split('#');
  return `Once#${kind}#${createHash('sha256').update(key).digest('hex')}`;
}
