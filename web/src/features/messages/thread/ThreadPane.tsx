import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import type { ConversationRowFragment } from '../../../generated/conversations';
import type { SignedIn } from '../../../lib/auth/Session';
import { paths } from '../../../lib/paths';
import { useTitle } from '../../../lib/route/useTitle';
import { useMessagePaths } from '../useMessagePaths';
import { Composer } from '../compose/Composer';
import { outbox, type Send } from '../compose/outbox';
import { Details } from './Details';
import { Lines } from './Lines';
import styles from './Thread.module.css';
import { ThreadPair } from './ThreadPair';
import { useLeave } from './useLeave';
import { useReading } from './useReading';
import { useThread } from './useThread';

interface ThreadPaneProps {
  id: string;
  person: SignedIn;
  /**
   * This conversation's row in the list of conversations; undefined when the list does not contain it, for
   * example while it loads.
   */
  row?: ConversationRowFragment;
  send: Send;
}

/** One open conversation: its messages, the field for writing, and the panel with details. */
export function ThreadPane({ id, person, row, send }: ThreadPaneProps) {
  const { t } = useTranslation();
  const { sub } = person;
  const { list } = useMessagePaths();
  const { thread, open, loadOlder, restore, dispatch } = useThread(id);
  const [isOpen, setIsOpen] = useState(false);
  const leave = useLeave(id, sub);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.get);
  const outgoing = waiting.filter(({ conversationId }) => conversationId === id);
  const onRead = useCallback(
    (lineId: string, at: string) =>
      dispatch({ type: 'readTo', lineId, read: { userId: sub, read: true, at } }),
    [dispatch, sub],
  );
  const onMoved = useCallback(
    (from: number, to: number) => dispatch({ type: 'moved', from, to }),
    [dispatch],
  );
  const onSeen = useReading({ conversationId: id, sub, lines: thread.lines, onRead });
  const partner = row?.partnerName || thread.name;
  // To a talent, all staff of the job are one member of the conversation, with the conversation's id.
  const isTalents = thread.participants.some((participant) => participant.sub === id);
  useTitle(partner || undefined);
  if (thread.status === 'missing') return <Navigate to={paths.notFound} replace />;
  return (
    <>
      <section className={styles.thread}>
        <header className={styles.head}>
          <Link to={list} className={styles.back} aria-label={t('messages.back')}>
            ‹
          </Link>
          <ThreadPair
            person={person}
            partner={{ name: partner, icon: row?.partnerIcon }}
            jobId={isTalents ? thread.jobId : null}
          />
          <div className={styles.names}>
            <h1 tabIndex={-1}>{partner || t('messages.title')}</h1>
            {thread.name !== partner && <p>{thread.name}</p>}
          </div>
          <Button
            size="small"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('messages.details')}
          </Button>
        </header>
        {isOpen && (
          <div className={styles.folded}>
            <Details thread={thread} sub={sub} onLeave={() => void leave()} />
          </div>
        )}
        {thread.status === 'loading' && <Skeleton shape="card" count={3} />}
        {thread.status === 'failed' && <LoadFailed onRetry={() => void open()} />}
        {thread.status === 'shown' && (
          <Lines
            thread={thread}
            sub={sub}
            outgoing={outgoing}
            onOlder={loadOlder}
            onMissing={restore}
            onMoved={onMoved}
            onSeen={onSeen}
            onAgain={(token) => outbox.again(token, send)}
            onDiscard={outbox.discard}
          />
        )}
        <Composer conversationId={id} sub={sub} onSend={(content) => outbox.add(id, content, send)} />
      </section>
      <aside className={styles.context} aria-label={t('messages.details')}>
        <Details thread={thread} sub={sub} onLeave={() => void leave()} />
      </aside>
    </>
  );
}
