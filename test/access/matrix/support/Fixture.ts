import type { Person } from '../../../support/api/Person';
import type { RecordOf } from './records';

/**
 * The talents who own the records of the access matrix. `hidden` has a private profile, `fresh` has none yet.
 * `makeFixture` and `makeOpenFixture` define what the others share. `fresh` exists only while the client area
 * is closed, `hired`, who was contracted, only while it is open.
 */
export const talents = ['open', 'shy', 'hidden', 'fresh', 'hired'] as const;

export type Talent = (typeof talents)[number];

/**
 * The people and records that one run of the access matrix uses. `names` maps each placeholder in the rows of the
 * matrix, such as `$job`, to its value.
 */
export interface Fixture {
  people: ReadonlyMap<string, Person>;
  names: Map<string, string>;
  /**
   * The definitions of the records that are created for a single row of the access matrix, by the name that
   * the row uses.
   */
  records: ReadonlyMap<string, RecordOf>;
}

/** Returns the person of the fixture with the given name. Throws for an unknown name. */
export function personOf({ people }: Fixture, name: string): Person {
  const person = people.get(name);
  if (!person) throw new Error(`The fixture knows nobody called ${name}`);
  return person;
}
