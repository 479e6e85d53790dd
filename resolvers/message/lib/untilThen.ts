import type { Item } from '../../lib/Item';

/**
 * The condition that nothing later than this moment was stored in a member's row: no line and no reading. Otherwise a
 * line would be the last one in lists but not in its thread, or count as read before it was there.
 */
export function untilThen(moment: unknown): Item {
  return {
    lastMessageAt: { le: moment },
    or: [{ readAt: { attributeExists: false } }, { readAt: { le: moment } }],
  };
}
