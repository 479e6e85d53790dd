import type { InviteField, InviteValues } from '../inviteFields';

/** An invalid field of a row, and the rule that its value breaks. */
export interface Broken {
  field: InviteField;
  rule: string;
}

/**
 * A checked row of an imported CSV file: the original cells, the values read from them, and every rule that
 * they break.
 */
export interface ImportRow {
  /** The number of the row as a spreadsheet shows it; the headings are row 1. */
  line: number;
  cells: readonly string[];
  values: Partial<InviteValues>;
  broken: readonly Broken[];
  /** True if the check found a talent who has the email already. Such a row is not sent. */
  isRegistered: boolean;
}
