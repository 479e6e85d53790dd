import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import { LoadFailed } from '../feedback/LoadFailed';
import { Skeleton } from '../feedback/Skeleton';
import styles from './RowList.module.css';

interface RowListProps<Row extends { id: string }> {
  /** The rows that are loaded; undefined while the first ones are loading. */
  rows: readonly Row[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Loads the next rows; absent when there are no more. */
  onMore?: () => void;
  /** The label of the button that loads the next rows. */
  more?: string;
  /** The sentence that says that there are no rows, or what is shown instead. */
  empty: ReactNode;
  render: (row: Row) => ReactNode;
}

/**
 * A list of records of one kind that belong to another record, such as the applications to a job. The list
 * is loaded page by page.
 */
export function RowList<Row extends { id: string }>(props: RowListProps<Row>) {
  const { rows, hasFailed, onRetry, onMore, more, empty, render } = props;
  if (hasFailed && !rows) return <LoadFailed onRetry={onRetry} />;
  if (!rows) return <Skeleton shape="table" count={4} />;
  if (rows.length === 0)
    return typeof empty === 'string' ? <EmptyState illustration="search">{empty}</EmptyState> : empty;
  return (
    <div className={styles.rows}>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            {render(row)}
          </li>
        ))}
      </ul>
      {onMore && <Button onClick={onMore}>{more}</Button>}
    </div>
  );
}
