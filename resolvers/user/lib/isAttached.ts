import type { ContactRow } from './contactGrantingRows';

/**
 * Returns whether a document was attached to one of these applications.
 * @param rows the private rows that put the caller in contact with the talent
 */
export function isAttached(rows: readonly ContactRow[], resumeId: string): boolean {
  return rows.filter((row) => (row.resumeIds ?? []).includes(resumeId)).length > 0;
}
