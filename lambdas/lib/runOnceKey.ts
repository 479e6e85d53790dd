import { createHash } from 'node:crypto';

/**
 * Returns the partition key of the row with which `runOnce` records that an action was run, or `isWithinRate`
 * counts uses. The part of the key before the first `#` (`count`, `rate`, `skill` …) stays readable; the key
 * as a whole is hashed, because the row can outlive the people and texts that the key contains.
 */
export function runOnceKey(key: string): string {
  const [kind = ''] = key.split('#');
  return `Once#${kind}#${createHash('sha256').update(key).digest('hex')}`;
}
