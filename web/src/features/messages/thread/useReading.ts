import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { reads } from '../../../entities/conversation/reads';
import { ReadMessageDocument } from '../../../generated/thread';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { reportError } from '../../../lib/errors/reportError';
import { isUnread } from './isUnread';
import type { ThreadLine } from './ThreadLine';

interface Reading {
  conversationId: string;
  sub: string;
  /** The newest messages of the conversation; none between them and the end is missing. */
  lines: readonly ThreadLine[];
  /** Called when everything up to a message is read. */
  onRead: (lineId: string, at: string) => void;
}

/**
 * Returns a function that marks the messages with the given ids as read on the server, and with them everything before:
 * one request for the last of them.
 */
export function useReading({ conversationId, sub, lines, onRead }: Reading) {
  const client = useApolloClient();
  const queue = useRef(Promise.resolve());
  const current = useRef(lines);
  current.current = lines;
  return useCallback(
    (ids: readonly string[]) => {
      const last = ids.reduce((latest, id) => (id > latest ? id : latest), '');
      const read = async () => {
        const input = { id: `${last}.${sub}`, read: true };
        const { data } = await client.mutate({ mutation: ReadMessageDocument, variables: { input } });
        const later = current.current.filter((line) => line.id > last && isUnread(line, sub)).length;
        onRead(last, data?.updateMessageRead?.updatedAt ?? '');
        reads.announce(client, { userId: sub, conversationId, later });
      };
      queue.current = queue.current.then(read).catch(async (error: unknown) => {
        const { kind } = classifyFailure(error);
        // A message that has no row for this person, such as their own from another window, is not unread.
        if (kind === 'Unexpected') await reportError('ReadMessage', error);
      });
    },
    [client, conversationId, sub, onRead],
  );
}
