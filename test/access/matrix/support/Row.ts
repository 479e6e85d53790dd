import type { Caller } from './Caller';

/**
 * What a cell of the access matrix can expect: `ok` a value, `null` no value, `some` a list with rows, `none`
 * a list without rows, or an error: `U` Unauthorized, `NF` NotFound, `C` Conflict, `I` InvalidInput, `T`
 * TooManyRequests. A `-` is not tested.
 */
const outcomes = ['ok', 'null', 'some', 'none', 'U', 'NF', 'C', 'I', 'T', '-'] as const;

export type Outcome = (typeof outcomes)[number];

export interface Row {
  /** One root field as it is written in a document, with `$names` of the fixture. */
  field: string;
  /** The state of the record, for example `hidden`. It appears in the report of a failure. */
  state: string;
  /** The expected result of each caller. A caller without a result is not tested. */
  expected: Partial<Record<Caller, Outcome>>;
}

export const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text);
