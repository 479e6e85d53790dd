import type { Row } from '../../../model/transfer/Row';

const DAY = 86_400;

/**
 * Returns whether a backup contains a row: not if it expires within a day after the backup began, as counters of calls
 * do, and not the row of a running restore.
 * @param at when the backup began, in ISO 8601
 */
export function isTransferred({ pk, expiresAt }: Row, at: string): boolean {
  if (pk?.S === 'Restore') return false;
  return expiresAt?.N === undefined || Number(expiresAt.N) > Date.parse(at) / 1000 + DAY;
}
