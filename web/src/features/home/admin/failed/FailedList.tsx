import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FailedNoticesQuery } from '../../../../generated/failedNotices';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { paths } from '../../../../lib/paths';
import styles from '../AdminHome.module.css';

interface FailedListProps {
  items: FailedNoticesQuery['listFailedNotices']['items'];
}

/** The notices that could not be delivered: which, for which person or Slack, when and why. They contain no text and no address. */
export function FailedList({ items }: FailedListProps) {
  const { t } = useTranslation();
  return (
    <ul>
      {items.map(({ id, kind, userId, at, reason }) => (
        <li key={id}>
          {userId === null || userId === 'administrators' ? (
            <span>{t(`adminHome.failed.kind.${kind ?? 'SLACK'}`)}</span>
          ) : (
            <Link to={paths.adminUser(userId)}>{t(`adminHome.failed.kind.${kind ?? 'MESSAGE'}`)}</Link>
          )}
          <span className={styles.note}>{reason ?? t('adminHome.failed.unknown')}</span>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ul>
  );
}
