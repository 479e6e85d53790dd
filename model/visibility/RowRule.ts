/**
 * Decides whether a viewer may see a record of an entity at all. Administrators and the record's author
 * always see it. Its owner sees it too, unless `appliesToOwner` is set.
 */
export interface RowRule {
  /**
   * Names of fields of the record, separated by spaces. The record is shown if all of them are true; with `!name` the
   * field must not be true.
   */
  shownIf: string;
  /**
   * Name of a field of the talent's `User` record (a share flag). If it is true, every viewer sees the
   * record, even if `shownIf` is not met.
   */
  unlessShared?: string;
  /** Whether the rule also hides the record from its owner. */
  appliesToOwner?: true;
}
