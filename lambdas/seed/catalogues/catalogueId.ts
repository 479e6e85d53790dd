import { seedUlid } from '../lib/seedUlid';

/**
 * Returns the id of a seeded catalogue entry, which is computed from the entry's name. The entry need not
 * exist.
 */
export function catalogueId(catalogue: string, name: string): string {
  return seedUlid(`${catalogue}:${name}`);
}
