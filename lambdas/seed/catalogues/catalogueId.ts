import { seedUlid } from '../lib/seedUlid';

/**
 * Returns the id of a seeded catalogue entry. It is computed from the entry's name, so it can be used before
 * the entry exists.
 */
export function catalogueId(catalogue: string, name: string): string {
  return seedUlid(`${catalogue}:${name}`);
}
