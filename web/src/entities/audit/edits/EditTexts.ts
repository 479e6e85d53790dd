import type { AuditRow } from '../useAuditLog';

export type Change = NonNullable<AuditRow['changes']>[number];

/** How the edits of one kind of record appear in words. */
export interface EditTexts {
  /** Returns the changes of an edit that are shown. */
  listShown: (changes: readonly Change[]) => Change[];
  labelOf: (field: string) => string;
  /** Returns the value of a field as text. The value is JSON, as the audit log has it. */
  format: (field: string, json: string | null) => string;
}
