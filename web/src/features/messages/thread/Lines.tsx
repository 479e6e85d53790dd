import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../components/buttons/ActionButton';
import type { Outgoing } from '../compose/Outgoing';
import { Chunk } from './Chunk';
import { cutChunks } from './cutChunks';
import { isUnread } from './isUnread';
import { LineRow } from './LineRow';
import styles from './Lines.module.css';
import { OutgoingRow } from './OutgoingRow';
import type { ThreadState } from './ThreadState';
import { useVisible } from './useVisible';

/**
 * Maximum distance from the end of the messages, in pixels, at which new messages scroll into view
 * automatically.
 */
const AT_END = 80;
/** Distance from the beginning of the messages, in pixels, at which older messages are loaded. */
const AT_START = 600;

interface LinesProps {
  thread: ThreadState;
  sub: string;
  outgoing: readonly Outgoing[];
  onOlder: () => void;
  onSeen: (ids: readonly string[]) => void;
  onAgain: (token: string) => void;
  onDiscard: (token: string) => void;
}

/** The messages of a conversation. While older messages are added above, the visible ones stay in place. */
export function Lines({ thread, sub, outgoing, onOlder, onSeen, onAgain, onDiscard }: LinesProps) {
  const { t } = useTranslation();
  const { lines, participants, olderToken } = thread;
  const pane = useRef<HTMLDivElement>(null);
  // What was loaded first divides the thread into parts, and shows what was unread.
  const [origin] = useState(lines[0]?.id ?? '');
  const [firstUnread] = useState(() => lines.find((line) => isUnread(line, sub))?.id);
  const [isBehind, setIsBehind] = useState(false);
  const place = useRef({ first: '', height: 0, isAtEnd: true });
  const first = lines[0]?.id ?? '';
  const last = `${lines.at(-1)?.id ?? ''} ${outgoing.at(-1)?.token ?? ''}`;
  const unread = lines.filter((line) => isUnread(line, sub)).map(({ id }) => id);

  const toEnd = useCallback(() => {
    const element = pane.current;
    if (element) element.scrollTop = element.scrollHeight;
    setIsBehind(false);
  }, []);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const { first: before, height } = place.current;
    if (before !== '' && before !== first) element.scrollTop += element.scrollHeight - height;
    if (before === '') {
      const start = element.querySelector(`[data-line="${firstUnread ?? ''}"]`);
      if (start) start.scrollIntoView({ block: 'center' });
      else element.scrollTop = element.scrollHeight;
    }
    place.current.first = first;
    place.current.height = element.scrollHeight;
  }, [first, firstUnread]);
  useLayoutEffect(() => {
    if (place.current.isAtEnd) toEnd();
    else setIsBehind(true);
    if (pane.current) place.current.height = pane.current.scrollHeight;
  }, [last, toEnd]);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useVisible(pane, unread.join(' '), onSeen);

  const onScroll = () => {
    const element = pane.current;
    if (!element) return;
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
    place.current = { ...place.current, height: element.scrollHeight, isAtEnd: rest < AT_END };
    if (rest < AT_END) setIsBehind(false);
    if (element.scrollTop < AT_START && olderToken) onOlder();
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
          <ActionButton look="text" size="small" className={styles.older} onClick={onOlder}>
            {t('messages.older')}
          </ActionButton>
        )}
        {cutChunks(lines, origin).map(({ key, from, lines: part }) => (
          <Chunk key={key} pane={pane}>
            {() =>
              part.map((line, index) => (
                <LineRow
                  key={line.id}
                  line={line}
                  above={lines[from + index - 1]}
                  sub={sub}
                  participants={participants}
                  isFirstUnread={line.id === firstUnread}
                />
              ))
            }
          </Chunk>
        ))}
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
        <ActionButton look="primary" size="small" className={styles.newest} onClick={toEnd}>
          {t('messages.newest')}
        </ActionButton>
      )}
    </div>
  );
}
