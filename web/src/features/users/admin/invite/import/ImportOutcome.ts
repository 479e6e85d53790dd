import type { Broken, ImportRow } from './ImportRow';

/**
 * What became of a row: a talent was created, or the address has an account already; the API or the dry run refused a
 * value; or the request failed, so that the row can be sent again.
 */
export type ImportOutcome =
  | { kind: 'created' }
  | { kind: 'exists' }
  | { kind: 'refused'; broken: Broken }
  | { kind: 'failed'; isOffline: boolean };

/** A row whose talent was not created, and why. */
export interface FailedRow {
  row: ImportRow;
  outcome: Extract<ImportOutcome, { kind: 'refused' | 'failed' }>;
}

/** How many rows ended in each way. */
export type ImportCounts = Record<ImportOutcome['kind'], number>;
