import type { Item } from '../lib/Item';

/** A transaction stamps its records one after the other, within milliseconds. */
const SAME_MOMENT_MS = 1000;

/**
 * Whether a member has belonged to a conversation since it was opened, and did not join later; or was brought in
 * as if they had (`lib/staffing/bringIn`).
 */
export function isFounder(row: Item, conversation: Item): boolean {
  if (row.isBroughtIn === true) return true;
  const apart = Date.parse(String(row.createdAt)) - Date.parse(String(conversation.createdAt));
  return Math.abs(apart) < SAME_MOMENT_MS;
}
