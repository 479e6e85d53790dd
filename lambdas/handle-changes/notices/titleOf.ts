import type { StoredRow } from '../../lib/StoredRow';

/** Returns the title of the job that a row is about. */
export const titleOf = (row: StoredRow): string | undefined =>
  (row.openJob as { title?: string } | undefined)?.title;
