/** Every refusal that the API knows; when each is given: docs/conventions.md. */
export type ErrorType = 'NotFound' | 'Unauthorized' | 'Conflict' | 'InvalidInput' | 'TooManyRequests';

/** What accompanies `InvalidInput`: the field (path within the arguments) and the rule it broke. */
export interface InvalidInputInfo {
  field: string;
  rule: string;
}
