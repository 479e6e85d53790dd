import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import styles from './Lines.module.css';
import type { LineRead } from './ThreadLine';
import type { Participant } from './ThreadState';

interface ReadStateProps {
  reads: readonly LineRead[];
  /** The members of the conversation except the author of the message. */
  others: readonly Participant[];
}

/**
 * Shows how many members have read a message (既読 n/m); a press shows who read it and when. While nobody has
 * read it, it says only that the message was sent.
 */
export function ReadState({ reads, others }: ReadStateProps) {
  const { t } = useTranslation();
  const rows = others.map((person) => ({
    ...person,
    at: reads.find(({ userId, read }) => read && userId === person.sub)?.at,
  }));
  const read = rows.filter(({ at }) => at !== undefined);
  if (rows.length === 0) return null;
  if (read.length === 0) return <span className={styles.sent}>{t('messages.sent')}</span>;
  return (
    <details className={styles.readers}>
      <summary>{t('messages.readBy', { n: read.length, most: rows.length })}</summary>
      <ul>
        {rows.map(({ sub, name, at }) => (
          <li key={sub}>
            {name} <time dateTime={at}>{at ? formatDateTime(at) : t('messages.unreadBy')}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
