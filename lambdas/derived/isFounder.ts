import type { Item } from '../lib/Item';

/** The timestamps of records that one transaction creates differ by less than this time in milliseconds. */
const SAME_MOMENT_MS = 1000;

/**
 * Returns whether a member has belonged to a conversation since it was created. Members added later by
 * `lib/staffing/addMember` count as if they had.
 */
export function isFounder(row: Item, conversation: Item): boolean {
  if (row.isBroughtIn === true) return true;
  const apart = Date.parse(String(row.createdAt)) - Date.parse(String(conversation.createdAt));
  return Math.abs(apart) < SAME_MOMENT_MS;
}
