import type { StoredRow } from '../lib/StoredRow';

/**
 * If the timestamps of two records differ by less than this time, in milliseconds, the records count as
 * created by the same transaction.
 */
const SAME_MOMENT_MS = 1000;

/**
 * Returns whether a member counts as a founder of a conversation: the member's row was created together with
 * the conversation, or `lib/staffing/addMember` added it later with the attribute `isBroughtIn`.
 */
export function isFounder(row: StoredRow, conversation: StoredRow): boolean {
  if (row.isBroughtIn === true) return true;
  const apart = Date.parse(String(row.createdAt)) - Date.parse(String(conversation.createdAt));
  return Math.abs(apart) < SAME_MOMENT_MS;
}
