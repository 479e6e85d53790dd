import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { useMovable } from '../../../components/layout/useMovable';
import { Tabs } from '../../../components/tabs/Tabs';
import { findNextStep } from '../../../entities/application/findNextStep';
import type { ConversationRowFragment } from '../../../generated/conversations';
import type { SignedIn } from '../../../lib/auth/Session';
import { loadable } from '../../../lib/loadable/loadable';
import { paths } from '../../../lib/paths';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { useTitle } from '../../../lib/route/useTitle';
import { findLastSaid } from '../application/findLastSaid';
import { NextStepLine } from '../application/NextStepLine';
import { useMessagePaths } from '../useMessagePaths';
import { Composer } from '../compose/Composer';
import { outbox, type Send } from '../compose/outbox';
import { Lines } from './Lines';
import styles from './Thread.module.css';
import { ThreadHead } from './ThreadHead';
import { useLeave } from './useLeave';
import { useReading } from './useReading';
import { useThread } from './useThread';
import { useWholeTurn } from './useWholeTurn';

// The conversation can be read and answered before they are there.
const Details = loadable(async () => (await import('./Details')).Details, { silent: true });
const NotMember = loadable(async () => (await import('../application/NotMember')).NotMember);
const ApplicationPanel = loadable(
  async () => (await import('../application/ApplicationPanel')).ApplicationPanel,
);

const PARTS = ['thread', 'application', 'about'] as const;
type PartKey = (typeof PARTS)[number];

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

/** The least width of the window in pixels that has room for the details beside the messages. */
const BESIDE = 1128;

/**
 * One open conversation and, where it is about an application, the page of that application: its messages and the field
 * for writing, and beside them what was sent, the state, the job and the people. Without room beside them, these are
 * tabs.
 */
export function ThreadPane({ id, person, row, send }: ThreadPaneProps) {
  const { t } = useTranslation();
  const { isClients } = useMessagePaths();
  const { sub } = person;
  const isCompact = useIsNarrow(BESIDE);
  const { thread, open, loadOlder, restore, refreshApplication, dispatch } = useThread(id);
  const [chosen, setChosen] = useState<PartKey>('thread');
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
  const lines = useWholeTurn({ thread, loadOlder });
  const onSeen = useReading({ conversationId: id, sub, lines: thread.lines, onRead });
  const { application } = thread;
  // To a talent, all staff of the job are one member of the conversation, with the conversation's id.
  const isTalents = thread.participants.some((participant) => participant.sub === id);
  const viewer = isTalents ? 'talent' : 'organization';
  // A half-written comment or proposal stays when the window becomes narrow or wide, and on the way to another tab.
  const panel = useMovable(
    application && (
      <ApplicationPanel
        {...{ application, lines, viewer }}
        conversationId={id}
        onChanged={() => void refreshApplication()}
      />
    ),
  );
  const partner = row?.partnerName || thread.name;
  useTitle(partner || undefined);
  if (thread.status === 'missing' && isClients) return <NotMember conversationId={id} />;
  if (thread.status === 'missing') return <Navigate to={paths.notFound} replace />;
  const type = application?.type;
  const next =
    application && type && findNextStep({ ...application, type }, findLastSaid(lines, application.userID));
  const details = <Details {...{ thread, sub, viewer }} onLeave={() => void leave()} />;
  const talk = (
    <>
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
    </>
  );
  const parts = PARTS.filter((part) => part !== 'application' || application);
  const part = parts.includes(chosen) ? chosen : 'thread';
  return (
    <>
      {panel.content}
      <section className={styles.thread}>
        <ThreadHead
          person={person}
          partner={{ name: partner, icon: row?.partnerIcon }}
          name={thread.name}
          jobId={isTalents ? thread.jobId : null}
        />
        {isCompact ? (
          <Tabs<PartKey>
            label={t('relation.parts')}
            tabs={parts.map((key) => ({ key, label: t(`relation.part.${key}`) }))}
            chosen={part}
            onChange={setChosen}
          >
            {part === 'thread' && (
              <>
                {next && (
                  <div className={styles.strip}>
                    <NextStepLine next={next} viewer={viewer} />
                  </div>
                )}
                {talk}
              </>
            )}
            {part === 'application' && <div className={styles.page}>{panel.place}</div>}
            {part === 'about' && <div className={styles.page}>{details}</div>}
          </Tabs>
        ) : (
          talk
        )}
      </section>
      {!isCompact && (
        <aside className={styles.context} aria-label={t('messages.details')}>
          {application && <h2>{t('relation.panel')}</h2>}
          {application && panel.place}
          {details}
        </aside>
      )}
    </>
  );
}
