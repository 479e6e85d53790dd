import { useTranslation } from 'react-i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { ThreadMark } from '../../../components/thread/ThreadMark';
import { describeEvent } from '../../../entities/conversation/describeEvent';
import { eventStateOf } from '../../../entities/conversation/eventStateOf';
import { loadable } from '../../../lib/loadable/loadable';
import type { ApplicationEvent } from './findEvents';
import { formatTime } from './formatTime';
import styles from './Lines.module.css';
import type { ThreadLine } from './ThreadLine';

const SentFile = loadable(async () => (await import('../application/SentFile')).SentFile, { silent: true });

interface EventRowProps {
  line: ThreadLine;
  event: ApplicationEvent | undefined;
  author: { name: string; icon: string | null };
  isOwn: boolean;
  /** The id of the line if it is unread. */
  unread: string | undefined;
  openable: readonly string[];
}

/** What a talent sent with an application, or wrote when they withdrew it, as a bubble of theirs. */
function TalentsWords({ event, author, isOwn, openable }: Omit<EventRowProps, 'line' | 'unread'>) {
  const { t } = useTranslation();
  const { message, url, files, reason } = event ?? {};
  const text = message ?? reason;
  if (!text && !url && !files?.length) return null;
  return (
    <article className={styles.line} data-own={isOwn}>
      {!isOwn && <GeneratedAvatar name={author.name} image={author.icon} size={32} />}
      <div className={styles.body}>
        {!isOwn && <strong lang="ja">{author.name}</strong>}
        <div className={styles.bubble}>
          {message && <small className={styles.kind}>{t('relation.sentBy')}</small>}
          {text && <span lang="ja">{text}</span>}
          {url && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {url}
            </a>
          )}
          {files?.map((file) => (
            <SentFile key={file.id} file={file} isOpenable={openable.includes(file.id)} />
          ))}
        </div>
      </div>
    </article>
  );
}

/**
 * An event of an application as a knot on the line of the day, in the reader's language. The words of the side that
 * decides stand below it without a name, because the talent does not learn who of the staff wrote them.
 */
export function EventRow({ line, unread, ...words }: EventRowProps) {
  const { t } = useTranslation();
  const { event } = words;
  const state = eventStateOf(line.content);
  const isTalents = state === 'APPLIED' || state === 'WITHDRAWN';
  const isEnd = state === 'REJECTED' || state === 'WITHDRAWN';
  return (
    <>
      {/* Not around the words, of which a long message would never be half visible. */}
      <p className={styles.event} data-end={isEnd} data-line={line.id} data-unread={unread}>
        <ThreadMark state={isEnd ? 'loosened' : 'reached'} />
        {describeEvent(line.content ?? '', t) ?? line.content}{' '}
        <time dateTime={line.createdAt}>{formatTime(line.createdAt)}</time>
      </p>
      {isTalents && <TalentsWords {...words} />}
      {!isTalents && event?.reason && (
        <blockquote className={styles.words} lang="ja">
          {event.reason}
        </blockquote>
      )}
    </>
  );
}
