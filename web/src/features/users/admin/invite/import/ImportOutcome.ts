import type { Broken, ImportRow } from './ImportRow';

/**
 * The result of importing one row: `created` with the talent's sub; `exists` if the email already has an account;
 * `refused` if values break rules; `failed` if the request failed, so that the row can be sent again.
 */
export type ImportOutcome =
  | { kind: 'created'; sub: string }
  | { kind: 'exists' }
  | { kind: 'refused'; broken: readonly Broken[] }
  | { kind: 'failed'; isOffline: boolean };

/** A row and its result. */
export interface ImportResult {
  row: ImportRow;
  outcome: ImportOutcome;
}

/** A row for which no talent was created although it should have been, and the reason. */
export interface FailedRow {
  row: ImportRow;
  outcome: Extract<ImportOutcome, { kind: 'refused' | 'failed' }>;
}

/** The number of rows with each result. */
export type ImportCounts = Record<ImportOutcome['kind'], number>;
