/** The kinds of failures: refusals of the API, no connection, or something unexpected. */
export interface Failure {
  kind:
    | 'NotFound'
    | 'Unauthorized'
    | 'Conflict'
    | 'InvalidInput'
    | 'TooManyRequests'
    | 'SignedOut'
    | 'Offline'
    | 'Unexpected';
  /** For InvalidInput: the field and the rule that it broke. */
  field?: string;
  rule?: string;
}
