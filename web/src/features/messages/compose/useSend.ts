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

/**
 * Returns the function that sends a message to the API, for the outbox. When the component is mounted and
 * whenever the browser comes online again, messages that failed for lack of a connection are sent again.
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
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [send, userId]);
  return send;
}
