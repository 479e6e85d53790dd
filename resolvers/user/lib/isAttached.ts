import type { StoredRow } from '../../lib/resolver';

/**
 * Returns whether a document was attached to one of these applications.
 * @param rows the private rows that put the caller in contact with the talent
 */
export function isAttached(rows: StoredRow[], resumeId: string): boolean {
  return rows.filter((row) => ((row.resumeIds ?? []) as string[]).includes(resumeId)).length > 0;
}
