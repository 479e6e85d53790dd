import type { Caller } from './Caller';

/**
 * The result for a caller: `ok` a value, `null` no value, `some` or `none` of a list's rows, or a refusal:
 * `U` Unauthorized, `NF` NotFound, `C` Conflict, `I` InvalidInput, `T` TooManyRequests. `-` is not tested.
 */
const outcomes = ['ok', 'null', 'some', 'none', 'U', 'NF', 'C', 'I', 'T', '-'] as const;

export type Outcome = (typeof outcomes)[number];

export interface Row {
  /** One root field as written in a document, with `$names` of the fixture. */
  field: string;
  /** The state of the record, for the report. */
  state: string;
  /** The expected result per caller; other callers are not tested. */
  expected: Partial<Record<Caller, Outcome>>;
}

export const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text);
