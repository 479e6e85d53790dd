/** Why an operation failed: the API refused it, there was no connection, or something unexpected happened. */
export interface Failure {
  kind:
    | 'NotFound'
    | 'Unauthorized'
    | 'ConsentRequired'
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
  /** All refused fields with their rules, `field` and `rule` first, if the API refused several at once. */
  findings?: readonly { field: string; rule: string }[];
  /**
   * The number of records that refer to a catalogue entry, if it cannot be deleted for this reason. Not all
   * records may have been counted, so there can be more. Undefined for any other failure.
   */
  inUse?: number;
  /** When the API accepts the next call; only if `kind` is `TooManyRequests`, and not always then. */
  retryAt?: string;
  /**
   * The correlation id of the failed operation, by which support finds the operation in the logs. It is set
   * only if `kind` is `Unexpected`.
   */
  reference?: string;
}
