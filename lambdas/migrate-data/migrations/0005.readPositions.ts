import type { RowMigration } from '../Migration';

/**
 * Migration to data version 5. Sets the position up to which a member has read (`readTo`, the time of a message)
 * in the member rows of conversations that are read to the end. In others it is not in the row: the count stays
 * as it is, until the member reads or answers.
 */
export const readPositions: RowMigration = {
  title: 'add the position up to which a member has read',
  tables: ['Conversation'],
  reads: ['readTo', 'unreadCount', 'lastMessageAt'],
  change({ __typename, readTo, unreadCount, lastMessageAt }) {
    if (__typename !== 'UserConversations' || readTo !== undefined) return {};
    return unreadCount === 0 && lastMessageAt ? { readTo: lastMessageAt } : {};
  },
};
