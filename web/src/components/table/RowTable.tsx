import { Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchWindow } from '../../lib/search/searchWindow';
import styles from './RowTable.module.css';
import { useRowKeys } from './useRowKeys';
import { useScrollFocus } from './useScrollFocus';
import { delays } from '../../lib/settings/delays';

interface RowTableProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  columns: TableColumnType<Row>[];
  /** The rows of the current page; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** The number of all results. The pager offers only the pages that a search can return. */
  total: number;
  page: number;
  pageSize: number;
  loading: boolean;
  empty: ReactNode;
  onOpen: (row: Row) => void;
  onPage: (page: number | undefined) => void;
  /** Called with the key of a column and the direction; null restores the default order. */
  onSort: (column: string, direction: 'asc' | 'desc' | null) => void;
}

const directions = { ascend: 'asc', descend: 'desc' } as const;

/** A table with one page of results. The keyboard can move through its rows and open them. */
export function RowTable<Row extends { id: string }>({
  label,
  columns,
  rows = [],
  total,
  page,
  pageSize,
  loading,
  empty,
  onOpen,
  onPage,
  onSort,
}: RowTableProps<Row>) {
  const { t } = useTranslation();
  const { current, setCurrent, onKeyDown } = useRowKeys({
    count: rows.length,
    onOpen: (index) => rows[index] && onOpen(rows[index]),
  });
  const around = useScrollFocus(rows.length === 0);
  return (
    <>
      <div
        ref={around}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className={styles.table}
      >
        <Table<Row>
          size="small"
          rowKey="id"
          columns={columns}
          dataSource={rows}
          loading={loading && { delay: delays.loadingIndicator }}
          sticky={{ offsetHeader: 64 }}
          scroll={{ x: columns.reduce((sum, { width }) => sum + Number(width), 0) }}
          pagination={{
            current: page,
            total: searchWindow.rows(total, pageSize),
            pageSize,
            showSizeChanger: false,
            hideOnSinglePage: true,
          }}
          rowClassName={(_, index) => (index === current ? (styles.current ?? '') : '')}
          onRow={(_, index) => ({
            'aria-current': index === current,
            onClick: () => setCurrent(index ?? -1),
          })}
          locale={{ emptyText: empty }}
          onChange={(pagination, _, sorter, { action }) => {
            if (action === 'paginate') onPage(pagination.current);
            const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
            if (action === 'sort') onSort(String(columnKey), order ? directions[order] : null);
          }}
        />
      </div>
      <p className={styles.keys}>{t('common.tableKeys')}</p>
    </>
  );
}
