/**
 * Which records of a type a viewer may see at all. Administrators and a record's author always see it. Owners see
 * it too, unless the rule says otherwise.
 */
export interface RowRule {
  /** Fields of the record, separated by spaces, that must all be true; `!name` must not be true. */
  shownIf: string;
  /** A share flag of the talent that shows the record in any case. */
  unlessShared?: string;
  /** The rule applies to the owner too. */
  appliesToOwner?: true;
}
