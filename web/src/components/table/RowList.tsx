import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import { LoadFailed } from '../feedback/LoadFailed';
import { Skeleton } from '../feedback/Skeleton';
import { CheckLine } from '../filters/CheckLine';
import styles from './RowList.module.css';
import type { Selection } from './Selection';
import { toggleRow } from './toggleRow';

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
  /** The selected rows; absent when rows cannot be selected. */
  selection?: Selection<Row>;
}

/**
 * A list of records of one kind that belong to another record, such as the applications to a job. The list
 * is loaded page by page.
 */
export function RowList<Row extends { id: string }>(props: RowListProps<Row>) {
  const { rows, hasFailed, onRetry, onMore, more, empty, render, selection } = props;
  const { t } = useTranslation();
  if (hasFailed && !rows) return <LoadFailed onRetry={onRetry} />;
  if (!rows) return <Skeleton shape="table" count={4} />;
  if (rows.length === 0)
    return typeof empty === 'string' ? <EmptyState illustration="search">{empty}</EmptyState> : empty;
  const chosen = new Set(selection?.rows.map(({ id }) => id));
  const others = rows.filter(({ id }) => !chosen.has(id));
  return (
    <div className={styles.rows}>
      {selection && (
        <CheckLine
          text={t('common.selectPage')}
          checked={others.length === 0}
          onChange={(isChecked) =>
            selection.onChange(
              isChecked
                ? [...selection.rows, ...others]
                : selection.rows.filter((row) => !rows.some(({ id }) => id === row.id)),
            )
          }
        />
      )}
      <ul>
        {rows.map((row) =>
          selection ? (
            <li key={row.id} className={styles.selectable}>
              <label>
                <input
                  type="checkbox"
                  aria-label={selection.nameOf(row)}
                  checked={chosen.has(row.id)}
                  onChange={() => selection.onChange(toggleRow(selection.rows, row))}
                />
              </label>
              {render(row)}
            </li>
          ) : (
            <li key={row.id} className={styles.row}>
              {render(row)}
            </li>
          ),
        )}
      </ul>
      {onMore && <Button onClick={onMore}>{more}</Button>}
    </div>
  );
}
