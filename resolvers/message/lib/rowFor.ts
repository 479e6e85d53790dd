import type { Item } from '../../lib/Item';

/** A member's row as somebody may read it: what was said last is the member's own, others read messages with a reason, logged. */
export function rowFor(row: Item, sub: string): Item {
  return row.userId === sub ? row : { ...row, lastMessage: null };
}
