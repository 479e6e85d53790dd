import { createHash } from 'node:crypto';
import type { Subject } from './ResourceType';

const alphabets = {
  alphanumeric: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  lower: 'abcdefghijklmnopqrstuvwxyz0123456789',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  hex: '0123456789abcdef',
};

/**
 * Returns an id for a resource. The id looks random, but is computed from the stack name and the logical id,
 * so it is the same at every start.
 */
export function deriveId(
  { stackName, logicalId }: Pick<Subject, 'stackName' | 'logicalId'>,
  alphabet: keyof typeof alphabets,
  length: number,
): string {
  const digest = createHash('sha512').update(`${stackName}/${logicalId}`).digest();
  const characters = alphabets[alphabet];
  return Array.from({ length }, (_, index) =>
    characters.charAt((digest[index % digest.length] ?? 0) % characters.length),
  ).join('');
}

/**
 * Returns a UUID for a resource. It is computed from the stack name and the logical id, so it is the same at
 * every start.
 */
export function derivedUuid(subject: Pick<Subject, 'stackName' | 'logicalId'>): string {
  const hex = deriveId(subject, 'hex', 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
