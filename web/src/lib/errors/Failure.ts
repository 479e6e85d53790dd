/** What went wrong, in the app's own words: one of the API's refusals, no answer at all, or something unexpected. */
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
  /** For InvalidInput: which field broke which rule. */
  field?: string;
  rule?: string;
}
