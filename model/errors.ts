/**
 * The error types for requests that the API refuses. docs/conventions.md explains when each of them is
 * returned. A failure of the API itself is `InternalFailure`.
 */
export type ErrorType =
  | 'NotFound'
  | 'Unauthorized'
  | 'ConsentRequired'
  | 'Conflict'
  | 'InvalidInput'
  | 'TooManyRequests';

/**
 * The details of an `InvalidInput` error: `field` is the path of the argument, `rule` the rule that its value
 * breaks.
 */
export interface InvalidInputInfo {
  field: string;
  rule: string;
  /** All fields and rules, the named ones first, where several are refused at once: texts of a job (ADR 155). */
  findings?: readonly { field: string; rule: string }[];
}

/** The details of a `TooManyRequests` error: when the next call is accepted, in ISO 8601. */
export interface TooManyRequestsInfo {
  retryAt: string;
}

/** The details of an `Unauthorized` error because of a session or account that has ended: sign in again. */
export interface SessionEndedInfo {
  sessionEnded: true;
}

/**
 * The details of the `Conflict` error for deleting a catalogue entry that is in use. `inUse` is the number of
 * records that use the entry, according to the search index.
 */
export interface InUseInfo {
  inUse: number;
}
