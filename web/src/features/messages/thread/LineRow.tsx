import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { formatDate } from '../../../lib/format/formatDate';
import type { ApplicationEvent } from './findEvents';
import { EventRow } from './EventRow';
import { formatTime } from './formatTime';
import { isUnread } from './isUnread';
import styles from './Lines.module.css';
import { ReadState } from './ReadState';
import type { LineAbove, ThreadLine } from './ThreadLine';
import type { Participant } from './ThreadState';

interface LineRowProps {
  line: ThreadLine;
  /**
   * The message shown above this one. The date is left out if both have the same day. The author's name is
   * also left out if both have the same author and the one above is not an event line.
   */
  above?: LineAbove;
  sub: string;
  participants: readonly Participant[];
  /**
   * True for the first message that was unread when the conversation was opened. A separator is shown above
   * it.
   */
  isFirstUnread: boolean;
  /** The change of the application that an event line reports, with the words that go with it. */
  event?: ApplicationEvent;
  /** The ids of the files of the application that the person may open; none by default. */
  openable?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * One message of a conversation: a bubble or, for an event line (a message that reports an event), a knot on the line of
 * the day, with the words that were sent with it.
 */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, above, sub, participants, isFirstUnread, event, openable = NONE } = props;
  const { t } = useTranslation();
  const day = formatDate(line.createdAt);
  const isNewDay = !above || formatDate(above.createdAt) !== day;
  const isOwn = line.authorId === sub;
  const isFollowing = !isNewDay && above?.authorId === line.authorId && !above.isEvent;
  const author = participants.find((one) => one.sub === line.authorId);
  const name = author?.name || line.authorName || t('messages.gone');
  const unread = isUnread(line, sub) ? line.id : undefined;
  return (
    <>
      {isNewDay && <h3 className={styles.day}>{day}</h3>}
      {isFirstUnread && <p className={styles.fresh}>{t('messages.fromHere')}</p>}
      {line.isEvent ? (
        <EventRow
          {...{ line, event, openable, isOwn, unread }}
          author={{ name, icon: author?.icon ?? null }}
        />
      ) : (
        <article className={styles.line} data-own={isOwn} data-line={line.id} data-unread={unread}>
          {!isOwn && !isFollowing && <GeneratedAvatar name={name} image={author?.icon} size={32} />}
          <div className={styles.body}>
            {!isOwn && !isFollowing && <strong lang="ja">{name}</strong>}
            <p className={styles.bubble} lang="ja">
              {line.content}
            </p>
            <footer>
              <time dateTime={line.createdAt}>{formatTime(line.createdAt)}</time>
              {isOwn && (
                <ReadState reads={line.reads ?? []} others={participants.filter((one) => one.sub !== sub)} />
              )}
            </footer>
          </div>
        </article>
      )}
    </>
  );
});
