import { randomInt } from 'node:crypto';
import type { PasswordPolicy } from '../configuration/PasswordPolicy';

// Without characters that look alike in a mail, such as I, l and 1.
const groups = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!@#$%&*?'];

/**
 * Creates a random temporary password that satisfies the password policy: it is long enough and contains
 * upper case, lower case, digits and symbols.
 */
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
