import { seedUlid } from '../lib/seedUlid';

/** The id of a catalogue's delivered entry, from its name alone; `name` is not checked to exist. */
export function catalogueId(catalogue: string, name: string): string {
  return seedUlid(`${catalogue}:${name}`);
}
