import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { ReadConversationDocument, ReadMessageDocument } from '../../../generated/thread';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { reportError } from '../../../lib/errors/reportError';
import type { LineRead } from './ThreadLine';

interface Reading {
  conversationId: string;
  sub: string;
  /** The number of unread messages of this conversation, as the list of conversations shows it. */
  unreadCount: number;
  onRead: (lineId: string, read: LineRead) => void;
}

/**
 * Returns a function that marks the messages with the given ids as read on the server. If there are several
 * ids and they include all unread messages of the conversation, it sends one request for the whole
 * conversation, otherwise one for each message.
 */
export function useReading({ conversationId, sub, unreadCount, onRead }: Reading) {
  const client = useApolloClient();
  const queue = useRef(Promise.resolve());
  const count = useRef(unreadCount);
  count.current = unreadCount;
  return useCallback(
    (ids: readonly string[]) => {
      const row = `${conversationId}.${sub}`;
      const readAll = async () => {
        const readAt = new Date().toISOString();
        await client.mutate({
          mutation: ReadConversationDocument,
          variables: { input: { id: row, readAt } },
        });
        for (const id of ids) onRead(id, { userId: sub, read: true, at: readAt });
      };
      const readEach = async () => {
        for (const id of ids) {
          const input = { id: `${id}.${sub}`, read: true };
          const { data } = await client.mutate({ mutation: ReadMessageDocument, variables: { input } });
          onRead(id, { userId: sub, read: true, at: data?.updateMessageRead?.updatedAt ?? '' });
          client.cache.modify({
            id: client.cache.identify({ __typename: 'UserConversations', id: row }),
            fields: { unreadCount: (known: number | null) => Math.max(0, (known ?? 0) - 1) },
          });
        }
      };
      const isAll = ids.length > 1 && ids.length >= count.current;
      queue.current = queue.current.then(isAll ? readAll : readEach).catch(async (error: unknown) => {
        const { kind } = classifyFailure(error);
        // A message that has no row for this person, such as their own from another window, is not unread.
        if (kind === 'Unexpected') await reportError('ReadMessage', error);
      });
    },
    [client, conversationId, sub, onRead],
  );
}
