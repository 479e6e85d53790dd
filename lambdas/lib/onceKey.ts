import { createHash } from 'node:crypto';

/**
 * The partition of what is done once, or counted, for a key. What follows the kind in front (`count`, `rate`, `skill` …)
 * is a hash: the row outlives the people and texts that the key names.
 */
export function onceKey(key: string): string {
  const [kind = ''] = key.split('#');
  return `Once#${kind}#${createHash('sha256').update(key).digest('hex')}`;
}
