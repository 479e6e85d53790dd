import { createHash } from 'node:crypto';

/**
 * Returns the partition key of a row with which `runOnce` records that an action was run, or with which
 * `isWithinRate` counts uses. The beginning of the key up to the first `#` (such as `count` or `rate`) stays
 * readable. The key as a whole is hashed, because the row can outlive the people and texts that the key
 * contains.
 */
export function runOnceKey(key: string): string {
  const [kind = ''] = key.split('#');
  return `Once#${kind}#${createHash('sha256').update(key).digest('hex')}`;
}
