import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { AdminThreadDocument, JoinConversationDocument } from '../../../generated/adminMessages';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';
import { LineRow } from '../thread/LineRow';
import type { ThreadLine } from '../thread/ThreadLine';
import type { Participant } from '../thread/ThreadState';
import styles from './AdminConversation.module.css';

interface ReadThreadProps {
  id: string;
  reason: string;
  participants: readonly Participant[];
}

/**
 * Shows the messages of a conversation as its members see them, the newest last, to an administrator who does not belong to it, and a button
 * with which the administrator joins it.
 */
export function ReadThread({ id, reason, participants }: ReadThreadProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const userId = useSignedIn()?.sub ?? '';
  const { data, loading, error, refetch, fetchMore } = useQuery(AdminThreadDocument, {
    variables: { id, reason },
    // Each reading is logged, so nothing is read again without being asked for.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
    notifyOnNetworkStatusChange: true,
  });
  const [join, joining] = useMutation(JoinConversationDocument);
  const { items, nextToken } = data?.listMessagesByConversation ?? {};
  const askAndJoin = async () => {
    const question = {
      title: t('adminMessages.joinAsk'),
      content: t('adminMessages.joinNote'),
      confirm: t('adminMessages.join'),
    };
    if (!(await confirm(question))) return;
    try {
      await join({ variables: { input: { conversationId: id, userId, reason } } });
      await navigate(paths.conversation(id));
    } catch (refusal) {
      const failure = classifyFailure(refusal);
      // A member reads the conversation on the screen of members.
      if (failure.kind === 'Conflict') await navigate(paths.conversation(id));
      else toast.error(describeFailure(t, failure));
    }
  };
  if (error && !items) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!items) return <Skeleton shape="card" count={4} />;
  const lines = items.toReversed().map((message): ThreadLine => ({
    ...{ id: message.id, content: message.content ?? '', isEvent: message.isEvent === true },
    ...{ authorId: message.author?.sub ?? '', authorName: message.author?.name ?? '' },
    ...{ createdAt: message.createdAt, reads: [] },
  }));
  return (
    <>
      <Stack justify="end">
        <Button loading={joining.loading} onClick={() => void askAndJoin()}>
          {t('adminMessages.join')}
        </Button>
      </Stack>
      {items.length === 0 && <EmptyState illustration="calm">{t('adminMessages.noMessages')}</EmptyState>}
      {nextToken && (
        <Button loading={loading} onClick={() => void fetchMore({ variables: { id, reason, nextToken } })}>
          {t('adminMessages.older')}
        </Button>
      )}
      {items.length > 0 && (
        <div role="log" aria-label={t('adminMessages.title')} className={styles.thread}>
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              line={line}
              above={lines[index - 1]}
              // Nobody's message is the reader's own.
              sub=""
              participants={participants}
              isFirstUnread={false}
            />
          ))}
        </div>
      )}
    </>
  );
}
