import type { Item } from '../../lib/Item';

/**
 * A member's row as somebody may read it: what was said last is the member's own. Others, and administrators who joined
 * by themselves, read messages in the thread alone, where each reading is logged with its reason.
 */
export function rowFor(row: Item, sub: string): Item {
  return row.userId === sub && !row.joinReason ? row : { ...row, lastMessage: null };
}
