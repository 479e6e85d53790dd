import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { ConversationsDocument } from '../../../generated/conversations';
import { LeaveConversationDocument } from '../../../generated/thread';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { personal } from '../../../lib/storage/personal';
import { toast } from '../../../lib/toast/toast';
import { useMessagePaths } from '../useMessagePaths';
import { outbox } from '../compose/outbox';

/**
 * Returns a function that asks for confirmation, leaves the conversation and opens the list, which then no
 * longer contains it.
 */
export function useLeave(conversationId: string, sub: string): () => Promise<void> {
  const client = useApolloClient();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { list } = useMessagePaths();
  return async () => {
    const isSure = await confirm({
      title: t('messages.leaveTitle'),
      content: t('messages.leaveText'),
      confirm: t('messages.leave'),
      danger: true,
    });
    if (!isSure) return;
    try {
      const input = { id: `${conversationId}.${sub}` };
      await client.mutate({ mutation: LeaveConversationDocument, variables: { input } });
    } catch (error) {
      toast.error(describeFailure(t, classifyFailure(error)));
      return;
    }
    personal.write(`draft.${sub}.${conversationId}`, null);
    outbox.discardAll(conversationId);
    client.cache.updateQuery({ query: ConversationsDocument, variables: { userId: sub } }, (before) =>
      before
        ? {
            listUserConversations: {
              ...before.listUserConversations,
              items: before.listUserConversations.items.filter(
                (row) => row.conversationId !== conversationId,
              ),
            },
          }
        : before,
    );
    toast.success(t('messages.left'));
    await navigate(list);
  };
}
