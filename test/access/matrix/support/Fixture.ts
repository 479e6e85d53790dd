import type { Person } from '../../../support/api/Person';
import type { RecordOf } from './records';

/**
 * Whose records the rows are about: everything shared, nothing shared, private altogether, nobody who registered yet;
 * while the client area is open besides who was contracted.
 */
export const talents = ['open', 'shy', 'hidden', 'fresh', 'hired'] as const;

export type Talent = (typeof talents)[number];

/** The people and records of one run of the matrix; `names` is what a row writes with a dollar sign. */
export interface Fixture {
  people: ReadonlyMap<string, Person>;
  names: Map<string, string>;
  /** What a row may have made anew, by its name. */
  records: ReadonlyMap<string, RecordOf>;
}

/** Somebody of the fixture. Throws when nobody is called so. */
export function personOf({ people }: Fixture, name: string): Person {
  const person = people.get(name);
  if (!person) throw new Error(`The fixture knows nobody called ${name}`);
  return person;
}
