import { randomInt } from 'node:crypto';
import type { PasswordPolicy } from '../configuration/PasswordPolicy';

// Without characters that look alike in a mail.
const groups = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!@#$%&*?'];

/** A random password that satisfies every policy: one character of each kind, shuffled among others. */
export function createTemporaryPassword(policy: PasswordPolicy): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const characters = groups.map(pick);
  while (characters.length < Math.max(policy.minimumLength, 12)) characters.push(pick(groups.join('')));
  for (let index = characters.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [characters[index], characters[other]] = [characters[other] ?? '', characters[index] ?? ''];
  }
  return characters.join('');
}
