import type { InviteField, InviteValues } from '../inviteFields';

/** A field of a row that cannot be stored, with the rule that its value breaks. */
export interface Broken {
  field: InviteField;
  rule: string;
}

/** A row of an imported file: its line, its cells as they were, the values, and what is wrong with them. */
export interface ImportRow {
  /** The number of the row as a spreadsheet shows it; the headings are row 1. */
  line: number;
  cells: readonly string[];
  values: Partial<InviteValues>;
  broken: Broken | null;
}
