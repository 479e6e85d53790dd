import type { Row } from '../../../model/transfer/Row';

const DAY = 86_400;

/**
 * Returns whether a backup contains a row. Two kinds of rows are left out: rows that expire within a day
 * after the backup began, such as counters of calls, and the row that records a running restore.
 * @param at when the backup began, in ISO 8601
 */
export function isTransferred({ pk, expiresAt }: Row, at: string): boolean {
  if (pk?.S === 'Restore') return false;
  return expiresAt?.N === undefined || Number(expiresAt.N) > Date.parse(at) / 1000 + DAY;
}
