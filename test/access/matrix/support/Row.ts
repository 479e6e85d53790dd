import type { Caller } from './Caller';

/**
 * The results that a cell of the access matrix can expect: `ok` a value, `null` no value, `some` a list with
 * rows, `none` an empty list, or an error (`U` Unauthorized, `NF` NotFound, `C` Conflict, `I` InvalidInput,
 * `T` TooManyRequests). `-` means that the cell is not tested.
 */
const outcomes = ['ok', 'null', 'some', 'none', 'U', 'NF', 'C', 'I', 'T', '-'] as const;

export type Outcome = (typeof outcomes)[number];

export interface Row {
  /** The call of a root field, as in a GraphQL document, with placeholders such as `$job`. */
  field: string;
  /**
   * The state of the record that the row is about, for example `hidden`. It is also part of the message when
   * the row fails.
   */
  state: string;
  /**
   * The expected result for each kind of caller. A kind of caller without an expected result is not tested.
   */
  expected: Partial<Record<Caller, Outcome>>;
}

export const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text);
