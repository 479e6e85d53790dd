import { useQuery, useSubscription } from '@apollo/client/react';
import { ConversationsDocument, NewConversationDocument } from '../../generated/conversations';
import { moveToFront } from './moveToFront';

/**
 * Returns the person's number of conversations and of unread messages. A subscription keeps both up to date.
 */
export function useConversations(userId: string): { count: number; unread: number } {
  const { data } = useQuery(ConversationsDocument, { variables: { userId } });
  useSubscription(NewConversationDocument, {
    variables: { userId },
    onData({ client, data: { data: arrived } }) {
      const row = arrived?.onCreateUserConversations;
      if (!row) return;
      client.cache.updateQuery({ query: ConversationsDocument, variables: { userId } }, (list) =>
        list
          ? {
              ...list,
              listUserConversations: {
                ...list.listUserConversations,
                items: moveToFront(list.listUserConversations.items, row),
              },
            }
          : list,
      );
    },
  });
  const rows = data?.listUserConversations.items ?? [];
  return { count: rows.length, unread: rows.reduce((sum, { unreadCount }) => sum + (unreadCount ?? 0), 0) };
}
