import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { NewConversationDocument, NewUnreadDocument } from '../../generated/conversations';
import { arrivals } from './arrivals';
import { reads } from './reads';
import { showInList } from './showInList';
import { useConversationRows } from './useConversationRows';

/**
 * The maximum number of message ids that are remembered in order to recognize a message that arrives twice.
 */
const REMEMBERED = 500;

/**
 * Returns two numbers and keeps them up to date: how many conversations the person has, and how many unread
 * messages there are in all of them. It loads the whole list, because both numbers cover all conversations. The
 * layout uses it; screens read the list with `useConversationRows`.
 */
export function useConversations(userId: string): { count: number; unread: number } {
  const { page, refetch, fetchMore } = useConversationRows(userId);
  const client = useApolloClient();
  const known = useRef(new Set<string>());
  const isLoading = useRef(false);
  const nextToken = page?.nextToken;
  useEffect(() => {
    if (!nextToken || isLoading.current) return;
    isLoading.current = true;
    fetchMore({ variables: { userId, nextToken } })
      .catch(() => undefined)
      .finally(() => {
        isLoading.current = false;
      });
  }, [page, nextToken, fetchMore, userId]);
  useEffect(() => {
    // Messages may have come while there was no network.
    const ask = () => void refetch().catch(() => undefined);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [refetch]);
  useEffect(() => reads.follow(client), [client]);
  useSubscription(NewConversationDocument, {
    variables: { userId },
    onData: () => void refetch().catch(() => undefined),
  });
  useSubscription(NewUnreadDocument, {
    variables: { userId },
    onData({ data: { data } }) {
      const { id = '', message } = data?.onCreateMessageRead ?? {};
      if (!message || known.current.has(id)) return;
      if (known.current.size >= REMEMBERED) known.current.clear();
      known.current.add(id);
      showInList(client, message, { userId, isUnread: true });
      arrivals.announce(message);
    },
  });
  const rows = page?.items ?? [];
  return { count: rows.length, unread: rows.reduce((sum, { unreadCount }) => sum + (unreadCount ?? 0), 0) };
}
