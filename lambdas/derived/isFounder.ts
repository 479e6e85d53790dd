import type { Item } from '../lib/Item';

/**
 * Two records whose timestamps differ by less than this time, in milliseconds, count as created by the same
 * transaction.
 */
const SAME_MOMENT_MS = 1000;

/**
 * Returns whether a member has belonged to a conversation since it was created. Members that
 * `lib/staffing/addMember` added later count as founders too.
 */
export function isFounder(row: Item, conversation: Item): boolean {
  if (row.isBroughtIn === true) return true;
  const apart = Date.parse(String(row.createdAt)) - Date.parse(String(conversation.createdAt));
  return Math.abs(apart) < SAME_MOMENT_MS;
}
