import type { Person } from '../../../support/api/Person';
import type { RecordOf } from './records';

/**
 * The owners of the records: a talent who shares everything, one who shares nothing, a private one, a
 * person without a profile; with an open client area also a contracted talent.
 */
export const talents = ['open', 'shy', 'hidden', 'fresh', 'hired'] as const;

export type Talent = (typeof talents)[number];

/**
 * The people and records of one run of the matrix; `names` are the values for names with a dollar sign in
 * rows.
 */
export interface Fixture {
  people: ReadonlyMap<string, Person>;
  names: Map<string, string>;
  /** Functions that create a new record for a row, by name. */
  records: ReadonlyMap<string, RecordOf>;
}

/** A person of the fixture by name. Throws for an unknown name. */
export function personOf({ people }: Fixture, name: string): Person {
  const person = people.get(name);
  if (!person) throw new Error(`The fixture knows nobody called ${name}`);
  return person;
}
