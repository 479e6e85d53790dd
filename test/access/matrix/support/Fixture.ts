import type { Person } from '../../../support/api/Person';
import type { RecordOf } from './records';

/**
 * The talents who own the records of the access matrix. `makeFixture` and `makeOpenFixture` create them, and
 * say what each of them shares. `fresh`, who has no profile yet, exists only while the client area is closed;
 * `hired`, who was contracted, only while it is open.
 */
export const talents = ['open', 'shy', 'hidden', 'fresh', 'hired'] as const;

export type Talent = (typeof talents)[number];

/**
 * The people and records for one run of the access matrix. `names` has the value of each placeholder, such as
 * `$job`, in the rows of the matrix.
 */
export interface Fixture {
  people: ReadonlyMap<string, Person>;
  names: Map<string, string>;
  /**
   * Definitions of records, by name. For the placeholder `$new.<name>` in a row of the access matrix, a new
   * record is created according to the definition with this name.
   */
  records: ReadonlyMap<string, RecordOf>;
}

/** Returns the person of the fixture with the given name. Throws for an unknown name. */
export function personOf({ people }: Fixture, name: string): Person {
  const person = people.get(name);
  if (!person) throw new Error(`The fixture knows nobody called ${name}`);
  return person;
}
