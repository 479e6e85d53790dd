import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivals } from '../../../entities/conversation/arrivals';
import { showInList } from '../../../entities/conversation/showInList';
import { SendMessageDocument } from '../../../generated/thread';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { reportError } from '../../../lib/errors/reportError';
import { toast } from '../../../lib/toast/toast';
import { outbox, type Send } from './outbox';

/** After how long messages are sent again that failed although the browser is online, in milliseconds: at first, at most. */
const [SOON, LATE] = [2_000, 60_000];

/** Calls `resume` in growing intervals as long as messages wait for a connection. Returns a function that ends this. */
function resumeRepeatedly(resume: () => void): () => void {
  let wait = SOON;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    const isWaiting = outbox.get().some(({ isOffline }) => isOffline);
    if (outbox.get().length === 0) wait = SOON;
    // Without any network there is nothing to try: its return is an event.
    if (timer !== undefined || !isWaiting || !navigator.onLine) return;
    timer = setTimeout(() => {
      timer = undefined;
      wait = Math.min(wait * 2, LATE);
      resume();
    }, wait);
  };
  const stop = outbox.subscribe(plan);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/**
 * Returns the function that sends a message to the API, for the outbox. Messages that failed for lack of a connection are
 * sent again when the component is mounted, whenever the browser comes online again and, as an answer can be lost without
 * that event, in growing intervals.
 */
export function useSend(userId: string): Send {
  const client = useApolloClient();
  const { t } = useTranslation();
  const send = useCallback<Send>(
    async ({ conversationId, content, token: clientToken }) => {
      try {
        const input = { conversationId, content, clientToken };
        const { data } = await client.mutate({ mutation: SendMessageDocument, variables: { input } });
        const message = data?.createMessage;
        if (!message) return 'failed';
        arrivals.announce(message);
        showInList(client, message, { userId, isUnread: false });
        return 'sent';
      } catch (error) {
        const failure = classifyFailure(error);
        const { kind } = failure;
        if (kind === 'TooManyRequests') toast.error(describeFailure(t, failure));
        if (kind === 'Offline') return 'offline';
        if (kind === 'Unexpected') await reportError('SendMessage', error);
        return 'failed';
      }
    },
    [client, t, userId],
  );
  useEffect(() => {
    const resume = () => outbox.resume(send);
    outbox.open(userId);
    const stop = resumeRepeatedly(resume);
    resume();
    window.addEventListener('online', resume);
    return () => {
      stop();
      window.removeEventListener('online', resume);
    };
  }, [send, userId]);
  return send;
}
