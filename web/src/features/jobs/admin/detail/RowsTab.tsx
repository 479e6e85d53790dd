import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../components/buttons/ActionButton';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import styles from './JobDetail.module.css';

interface RowsTabProps<Row extends { id: string }> {
  /** The rows that are loaded; undefined while the first ones are loading. */
  rows: readonly Row[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Loads the next rows; absent when there are no more. */
  onMore?: () => void;
  /** The text that is shown when there are no rows. */
  empty: string;
  render: (row: Row) => ReactNode;
}

/** A list of the records of one kind that belong to a job: its applications, keeps, conversations and so on. */
export function RowsTab<Row extends { id: string }>(props: RowsTabProps<Row>) {
  const { rows, hasFailed, onRetry, onMore, empty, render } = props;
  const { t } = useTranslation();
  if (hasFailed && !rows) return <LoadFailed onRetry={onRetry} />;
  if (!rows) return <Skeleton shape="table" count={4} />;
  if (rows.length === 0) return <EmptyState illustration="search">{empty}</EmptyState>;
  return (
    <div className={styles.rows}>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            {render(row)}
          </li>
        ))}
      </ul>
      {onMore && <ActionButton onClick={onMore}>{t('adminJobs.more')}</ActionButton>}
    </div>
  );
}
