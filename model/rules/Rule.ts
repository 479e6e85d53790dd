/**
 * A rule about several fields of one record, or about a field and today. `field` is the field that the error names and
 * `rule` is the name of the rule: forms have a text for it. Exactly one of the other three says what must hold.
 */
export interface Rule {
  field: string;
  rule: string;
  /** The first field must not be greater than the second. Both are days or both are numbers. */
  order?: readonly [lower: string, upper: string];
  /** The field must be empty while this field is true. */
  emptyIf?: string;
  /** The field, a day, must not be after today. */
  isPast?: true;
}
