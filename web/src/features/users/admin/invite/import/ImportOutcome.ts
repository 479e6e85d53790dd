import type { Broken, ImportRow } from './ImportRow';

/**
 * The result of importing one row: `created`; `exists` if the email already has an account; `refused` if a
 * value breaks a rule; `failed` if the request failed, so that the row can be sent again.
 */
export type ImportOutcome =
  | { kind: 'created' }
  | { kind: 'exists' }
  | { kind: 'refused'; broken: Broken }
  | { kind: 'failed'; isOffline: boolean };

/** A row for which no talent was created, and the reason. */
export interface FailedRow {
  row: ImportRow;
  outcome: Extract<ImportOutcome, { kind: 'refused' | 'failed' }>;
}

/** The number of rows with each result. */
export type ImportCounts = Record<ImportOutcome['kind'], number>;
