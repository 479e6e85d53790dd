import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Skeleton } from '../../../components/feedback/Skeleton';
import type { Outgoing } from '../compose/Outgoing';
import { findEvents } from './findEvents';
import { listOpenable } from '../application/listOpenable';
import { isUnread } from './isUnread';
import { LineRow } from './LineRow';
import styles from './Lines.module.css';
import { OutgoingRow } from './OutgoingRow';
import type { ThreadState } from './ThreadState';
import { toParts } from './toParts';
import { useVisible } from './useVisible';
import { useWindow } from './useWindow';

/** Distance from the beginning of the messages, in pixels, at which older messages are loaded. */
const AT_START = 600;

interface LinesProps {
  thread: ThreadState;
  sub: string;
  outgoing: readonly Outgoing[];
  onOlder: () => Promise<void>;
  onMissing: (token: string) => Promise<void>;
  onMoved: (from: number, to: number) => void;
  onSeen: (ids: readonly string[]) => void;
  onAgain: (token: string) => void;
  onDiscard: (token: string) => void;
}

/**
 * The messages of a conversation. Only those near the visible area are drawn. While messages are added above,
 * the visible ones stay in place.
 */
export function Lines(props: LinesProps) {
  const { thread, sub, outgoing, onOlder, onMissing, onMoved, onSeen, onAgain, onDiscard } = props;
  const { t } = useTranslation();
  const { lines, pages, application, participants, olderToken } = thread;
  const pane = useRef<HTMLDivElement>(null);
  // What was loaded first shows what was unread.
  const [firstUnread] = useState(() => lines.find((line) => isUnread(line, sub))?.id);
  const parts = useMemo(() => toParts({ lines, pages }), [lines, pages]);
  const openable = useMemo(() => listOpenable(application), [application]);
  const last = `${lines.at(-1)?.id ?? ''} ${outgoing.at(-1)?.token ?? ''}`;
  const { view, heights, isBehind, toEnd, look } = useWindow(pane, parts, {
    ...{ start: firstUnread, last, onMoved },
    onMissing: (token) => void onMissing(token),
  });
  const drawn = parts.filter(({ position }) => position <= view.oldest && position >= view.newest);
  const unread = drawn.flatMap((part) => (part.lines ?? []).filter((line) => isUnread(line, sub)));
  const history = application?.history;
  const events = useMemo(
    () =>
      findEvents(
        parts.flatMap((part) => part.lines ?? []),
        history ?? [],
      ),
    [parts, history],
  );
  useVisible(pane, unread.map(({ id }) => id).join(' '), onSeen);

  const onScroll = () => {
    look();
    if (pane.current && pane.current.scrollTop < AT_START && olderToken) void onOlder();
  };
  return (
    <div className={styles.frame}>
      {/* Keyboards scroll what has the focus. */}
      <div
        ref={pane}
        role="log"
        aria-label={t('messages.thread')}
        tabIndex={0}
        className={styles.pane}
        onScroll={onScroll}
      >
        {olderToken && (
          <Button look="text" size="small" className={styles.older} onClick={() => void onOlder()}>
            {t('messages.older')}
          </Button>
        )}
        <div className={styles.rest} style={{ height: view.above }} />
        {drawn.map((part) => (
          <div
            key={part.position}
            data-part={part.position}
            className={styles.part}
            style={part.lines ? undefined : { height: heights.get(part.position) }}
          >
            {part.lines?.map((line, index) => (
              <LineRow
                key={line.id}
                line={line}
                above={index === 0 ? part.above : part.lines?.[index - 1]}
                sub={sub}
                participants={participants}
                isFirstUnread={line.id === firstUnread}
                event={events.get(line.id)}
                openable={openable}
              />
            )) ?? <Skeleton shape="card" count={5} />}
          </div>
        ))}
        <div className={styles.rest} style={{ height: view.below }} />
        {outgoing.map((message) => (
          <OutgoingRow
            key={message.token}
            message={message}
            onAgain={() => onAgain(message.token)}
            onDiscard={() => onDiscard(message.token)}
          />
        ))}
      </div>
      {isBehind && (
        <Button look="primary" size="small" className={styles.newest} onClick={toEnd}>
          {t('messages.newest')}
        </Button>
      )}
    </div>
  );
}
