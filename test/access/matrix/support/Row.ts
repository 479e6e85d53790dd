import type { Caller } from './Caller';

/**
 * What a cell of the access matrix can expect: `ok` a value, `null` no value, `some` a list with rows, `none`
 * an empty list, or an error: `U` Unauthorized, `NF` NotFound, `C` Conflict, `I` InvalidInput, `T`
 * TooManyRequests. A cell with `-` is not tested.
 */
const outcomes = ['ok', 'null', 'some', 'none', 'U', 'NF', 'C', 'I', 'T', '-'] as const;

export type Outcome = (typeof outcomes)[number];

export interface Row {
  /**
   * The call of one root field as in a GraphQL document. Placeholders such as `$job` are replaced by values
   * of the fixture.
   */
  field: string;
  /**
   * The state of the record that the row is about, for example `hidden`. The report of a failure shows it.
   */
  state: string;
  /**
   * The expected result for each kind of caller. A kind of caller without an expected result is not tested.
   */
  expected: Partial<Record<Caller, Outcome>>;
}

export const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text);
