import { seedUlid } from '../lib/seedUlid';

/** The id of a seeded catalogue entry, computed from its name. Does not check that the entry exists. */
export function catalogueId(catalogue: string, name: string): string {
  return seedUlid(`${catalogue}:${name}`);
}
