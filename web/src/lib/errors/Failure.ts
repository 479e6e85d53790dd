/** Why an operation failed: the API refused it, there was no connection, or something unexpected happened. */
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
  /**
   * The field whose value the API rejected, and the rule that the value breaks (`rule`). Both are set only if
   * `kind` is `InvalidInput`.
   */
  field?: string;
  rule?: string;
  /**
   * Set if a catalogue entry cannot be deleted because other records refer to it. It is the number of such
   * records; there may be more.
   */
  inUse?: number;
  /** For an unexpected failure of an operation: the correlation id, by which support finds it in the logs. */
  reference?: string;
}
