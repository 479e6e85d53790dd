/** Every error type of the API; docs/conventions.md says when each is returned. */
export type ErrorType = 'NotFound' | 'Unauthorized' | 'Conflict' | 'InvalidInput' | 'TooManyRequests';

/** The details of an `InvalidInput` error: the path of the argument and the rule that it violates. */
export interface InvalidInputInfo {
  field: string;
  rule: string;
}
