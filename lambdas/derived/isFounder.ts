import type { Item } from '../lib/Item';

/** The records of one transaction get timestamps within milliseconds of each other. */
const SAME_MOMENT_MS = 1000;

/**
 * True when a member has belonged to a conversation since it was opened, or was brought in as if they had
 * (`lib/staffing/addMember`).
 */
export function isFounder(row: Item, conversation: Item): boolean {
  if (row.isBroughtIn === true) return true;
  const apart = Date.parse(String(row.createdAt)) - Date.parse(String(conversation.createdAt));
  return Math.abs(apart) < SAME_MOMENT_MS;
}
