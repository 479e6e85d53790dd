/**
 * A rule about several fields of one record, or about one field and the current day. `field` is the field
 * that the error names; `rule` is the rule's name, for which forms have a text. Exactly one of `order`,
 * `emptyIf` and `isPast` says what must hold.
 */
export interface Rule {
  field: string;
  rule: string;
  /**
   * The names of two fields with days or numbers. The value of `lower` must not be greater than the value of
   * `upper`.
   */
  order?: readonly [lower: string, upper: string];
  /** The name of a boolean field: while it is true, `field` must be empty. */
  emptyIf?: string;
  /** Set if the value of `field`, a day or a time in UTC, must not be after today in Japan. */
  isPast?: true;
}
