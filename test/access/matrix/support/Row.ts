import type { Caller } from './Caller';

/**
 * What a caller gets: `ok` a value, `null` none, `some` or `none` of a list's rows, or a refusal:
 * `U` Unauthorized, `NF` NotFound, `C` Conflict, `I` InvalidInput, `T` TooManyRequests. `-` is not asked.
 */
const outcomes = ['ok', 'null', 'some', 'none', 'U', 'NF', 'C', 'I', 'T', '-'] as const;

export type Outcome = (typeof outcomes)[number];

export interface Row {
  /** What is asked: one root field as written in a document, with `$names` of the fixture. */
  field: string;
  /** The state of what it touches, for the report. */
  state: string;
  /** Who is asked, and what for; nobody else is. */
  expected: Partial<Record<Caller, Outcome>>;
}

export const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text);
