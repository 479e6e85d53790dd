import type { Item } from '../../lib/Item';

/**
 * The condition that a member's row holds no line and no read later than this time. Otherwise a line could be
 * the last one in lists but not in its thread, or count as read before it existed.
 */
export function untilThen(moment: unknown): Item {
  return {
    lastMessageAt: { le: moment },
    or: [{ readAt: { attributeExists: false } }, { readAt: { le: moment } }],
  };
}
