import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { arrivals } from '../../../entities/conversation/arrivals';
import {
  MessageWasReadDocument,
  NewMessageDocument,
  ThreadDocument,
  ThreadPageDocument,
  type ThreadMessageFragment,
} from '../../../generated/thread';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { reportError } from '../../../lib/errors/reportError';
import { emptyThread, reduceThread } from './reduceThread';
import { toParticipants } from './toParticipants';
import { useApplication } from './useApplication';
import { useNewMembers } from './useNewMembers';
import { useOlderPages } from './useOlderPages';
import type { ArrivedMessage } from '../../../entities/conversation/ArrivedMessage';
import type { ThreadLine } from './ThreadLine';
import { onReconnected } from '../../../lib/apollo/onReconnected';

/**
 * Calls `changed` each time the WebSocket or the network is back after an interruption, because updates may
 * have been missed.
 */
function useReconnection(changed: () => Promise<void>) {
  useEffect(() => {
    const run = () => void changed();
    const stop = onReconnected(run);
    window.addEventListener('online', run);
    return () => {
      stop();
      window.removeEventListener('online', run);
    };
  }, [changed]);
}

/** Converts a message of the API into the shape that the list of messages shows. */
function toLine(message: ArrivedMessage & Partial<Pick<ThreadMessageFragment, 'messageReads'>>): ThreadLine {
  const line: ThreadLine = {
    id: message.id,
    authorId: message.author?.sub ?? message.authorId ?? '',
    authorName: message.author?.name ?? '',
    content: message.content ?? '',
    isEvent: message.isEvent === true,
    createdAt: message.createdAt,
  };
  const rows = message.messageReads?.items;
  if (!rows) return line;
  const reads = rows.map(({ userId, read, updatedAt: at }) => ({
    ...{ userId: userId ?? '', read: read === true, at },
  }));
  return { ...line, reads };
}

/**
 * Maximum number of pages that are loaded to close a gap after an interruption. When more is missing, the
 * conversation is opened again with its newest messages, so that no gap stays among the shown ones.
 */
const GAP_PAGES = 10;

/**
 * Loads the newest messages of a conversation and keeps them current. New messages come from a subscription
 * and from this tab; after an interruption of the subscription, a query gets the missed ones. Returns the
 * loaded part of the conversation (`thread`), and functions: `open` loads the newest messages again,
 * `loadOlder` loads the next older page, `restore` a page whose messages were dropped, `refreshApplication` the
 * application, and `dispatch` changes the loaded part.
 */
export function useThread(id: string) {
  const client = useApolloClient();
  const [thread, dispatch] = useReducer(reduceThread, emptyThread);
  const current = useRef(thread);
  // Before the browser can report the next scrolling, which needs the cursor of the next page.
  useLayoutEffect(() => {
    current.current = thread;
  }, [thread]);

  const meet = useNewMembers(id, current, dispatch);

  const open = useCallback(async () => {
    try {
      const { data } = await client.query({
        query: ThreadDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const found = data?.getConversation;
      if (!found) return dispatch({ type: 'missing' });
      const participants = toParticipants(found);
      const lines = (found.messages?.items ?? []).map(toLine).reverse();
      const olderToken = found.messages?.nextToken ?? null;
      const jobId = found.openJobConversationsId ?? null;
      return dispatch({
        type: 'opened',
        thread: {
          ...{ name: found.name ?? '', jobId, application: found.application, participants },
          ...{ lines, olderToken },
        },
      });
    } catch (error) {
      await reportError('Thread', error);
      return dispatch({ type: classifyFailure(error).kind === 'NotFound' ? 'missing' : 'failed' });
    }
  }, [client, id]);

  const page = useCallback(
    async (nextToken: string | null) => {
      const variables = { id, nextToken };
      const { data } = await client.query({ query: ThreadPageDocument, variables, fetchPolicy: 'no-cache' });
      const found = data?.listMessagesByConversation;
      return { lines: (found?.items ?? []).map(toLine).reverse(), olderToken: found?.nextToken ?? null };
    },
    [client, id],
  );

  const { loadOlder, restore } = useOlderPages(page, current, dispatch);

  const refreshApplication = useApplication(id, dispatch);

  const isGapWaiting = useRef(false);
  const fillGap = useCallback(async () => {
    // Without a known message there is no end to the gap: it is filled once the thread is shown.
    isGapWaiting.current = current.current.status !== 'shown';
    if (isGapWaiting.current) return;
    const newest = current.current.lines.at(-1)?.id ?? '';
    let token: string | null = null;
    try {
      for (let count = 0; count < GAP_PAGES; count += 1) {
        const found: Awaited<ReturnType<typeof page>> = await page(token);
        dispatch({ type: 'arrived', lines: found.lines });
        token = found.olderToken;
        if (!token || (found.lines[0]?.id ?? '') <= newest) return;
      }
      dispatch({ type: 'closed' });
      await open();
    } catch (error) {
      // Still disconnected: the next reconnection tries again.
      console.warn('fillGap', error);
    }
  }, [open, page]);

  useEffect(() => {
    if (thread.status === 'shown' && isGapWaiting.current) void fillGap();
  }, [thread.status, fillGap]);
  useEffect(() => {
    dispatch({ type: 'closed' });
    void open();
  }, [open]);
  useEffect(
    () =>
      arrivals.listen((message) => {
        if (message.conversationId !== id) return;
        if (typeof message.content === 'string') dispatch({ type: 'arrived', lines: [toLine(message)] });
        else void fillGap();
      }),
    [id, fillGap],
  );
  useReconnection(fillGap);
  useSubscription(NewMessageDocument, {
    variables: { id },
    onData({ data: { data } }) {
      const message = data?.onCreateMessage;
      if (!message) return;
      const line = toLine(message);
      dispatch({ type: 'arrived', lines: [line] });
      if (line.isEvent) void refreshApplication();
      else meet(line.authorId);
    },
  });
  useSubscription(MessageWasReadDocument, {
    variables: { id },
    onData({ data: { data } }) {
      const row = data?.onUpdateMessageRead;
      if (!row?.messageId) return;
      const read = { userId: row.userId ?? '', read: row.read === true, at: row.updatedAt };
      dispatch({ type: 'read', lineId: row.messageId, read });
      meet(read.userId);
    },
  });
  return { thread, open, loadOlder, restore, refreshApplication, dispatch };
}
