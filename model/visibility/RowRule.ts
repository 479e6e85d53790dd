/**
 * Decides which records of an entity a viewer may see at all. Administrators and the author of a record
 * always see the record. Its owner sees it too, unless `appliesToOwner` is set.
 */
export interface RowRule {
  /**
   * Names of fields of the record, separated by spaces. The record is shown if all of them are true; with `!name` the
   * field must not be true.
   */
  shownIf: string;
  /** The name of a share flag of the talent. If the flag is set, the record is shown whatever `shownIf` says. */
  unlessShared?: string;
  /** Whether the rule also hides the record from its owner. */
  appliesToOwner?: true;
}
