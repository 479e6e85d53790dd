/**
 * The rule that decides whether a viewer may see a record at all. It does not apply to administrators, nor to the
 * record's author while being in contact with the talent. It applies to the record's owner only if `appliesToOwner` is
 * set.
 */
export interface RowRule {
  /**
   * The names of boolean fields of the record, separated by spaces. The record is shown if each of them is
   * true.
   */
  shownIf?: string;
  /** The record is hidden if it has all the given values of one of these. Null stands for a missing value too. */
  hiddenIf?: readonly Readonly<Record<string, unknown>>[];
  /**
   * Name of a field of the talent's `User` record (a share flag). If it is true, every viewer sees the
   * record, even if `shownIf` is not met or `hiddenIf` is.
   */
  unlessShared?: string;
  /** Whether the rule also applies to the record's owner. */
  appliesToOwner?: true;
}
