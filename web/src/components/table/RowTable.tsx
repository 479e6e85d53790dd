import { Table, type TableColumnType } from 'antd';
import { type Key, type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Delayed } from '../feedback/Delayed';
import { SkeletonBlock } from '../feedback/SkeletonBlock';
import { searchWindow } from '../../lib/search/searchWindow';
import styles from './RowTable.module.css';
import type { Selection } from './Selection';
import { toggleRow } from './toggleRow';
import { useRowKeys } from './useRowKeys';
import { useScrollFocus } from './useScrollFocus';
import { delays } from '../../lib/settings/delays';
import { useSearchParams } from 'react-router-dom';

/**
 * Goes to the last page of a table when the URL (`?page=`) names one after it, as an old bookmark or a changed filter
 * may do. The wrong URL is replaced, so that the way back does not lead to it.
 * @param last the number of the last page; 0 while it is unknown
 */
function useExistingPage(current: number, last: number): void {
  const [params, setParams] = useSearchParams();
  const isBeyond = last >= 1 && current > last;
  const goToLast = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    if (last > 1) next.set('page', String(last));
    else next.delete('page');
    setParams(next, { replace: true });
  });
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond, last]);
}

interface RowTableProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  columns: TableColumnType<Row>[];
  /** The rows of the current page; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /**
   * The number of all results. It can be larger than the number of results that a search can return; the
   * pager then leaves out the last pages.
   */
  total: number;
  page: number;
  pageSize: number;
  loading: boolean;
  empty: ReactNode;
  onOpen: (row: Row) => void;
  onPage: (page: number | undefined) => void;
  /** Called with the key of a column and the direction; null restores the default order. */
  onSort: (column: string, direction: 'asc' | 'desc' | null) => void;
  /** The selected rows; absent when rows cannot be selected. */
  selection?: Selection<Row>;
}

/** The width in pixels of the column with the checkboxes. */
const CHECKBOX_WIDTH = 44;

const SKELETON_ROWS = 8;

/** Placeholders for the rows of a table that is loading. */
function RowSkeletons({ label }: { label: string }) {
  return (
    <Delayed>
      <div role="status" aria-label={label} className={styles.skeletons}>
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <SkeletonBlock key={index} height="20px" />
        ))}
      </div>
    </Delayed>
  );
}

/**
 * Returns whether a click on a row opens its record. A click on a button, link or checkbox in the row does
 * not, and neither does the click that ends a text selection.
 */
const opensRow = ({ target }: MouseEvent) =>
  !(target instanceof Element && target.closest('button, a, input, label')) && !getSelection()?.toString();

const directions = { ascend: 'asc', descend: 'desc' } as const;

/** A table with one page of results. The keyboard can move through its rows and open them. */
export function RowTable<Row extends { id: string }>({
  label,
  columns,
  rows: found,
  total,
  page,
  pageSize,
  loading,
  empty,
  onOpen,
  onPage,
  onSort,
  selection,
}: RowTableProps<Row>) {
  const { t } = useTranslation();
  const rows = found ?? [];
  const region = useScrollFocus();
  const reachable = searchWindow.rows(total, pageSize);
  useExistingPage(page, found && !loading ? Math.ceil(reachable / pageSize) : 0);
  const { current, setCurrent } = useRowKeys({
    count: rows.length,
    region,
    onOpen: (index) => rows[index] && onOpen(rows[index]),
    onToggle: (index) => rows[index] && selection?.onChange(toggleRow(selection.rows, rows[index])),
    onEscape: () => selection?.onChange([]),
  });
  const selectable = selection && {
    columnWidth: CHECKBOX_WIDTH,
    fixed: true,
    preserveSelectedRowKeys: true,
    selectedRowKeys: selection.rows.map(({ id }) => id),
    getTitleCheckboxProps: () => ({ 'aria-label': t('common.selectPage') }),
    getCheckboxProps: (row: Row) => ({ 'aria-label': selection.nameOf(row) }),
    onChange: (keys: Key[], chosen: Row[]) =>
      selection.onChange(
        keys.flatMap(
          (key) => chosen.find((row) => row?.id === key) ?? selection.rows.find(({ id }) => id === key) ?? [],
        ),
      ),
  };
  return (
    <>
      <div ref={region} role="region" aria-label={label} tabIndex={0} className={styles.table}>
        <Table<Row>
          size="small"
          rowKey="id"
          columns={columns}
          rowSelection={selectable}
          dataSource={rows}
          loading={loading && found !== undefined && { delay: delays.loadingIndicator }}
          sticky={{ offsetHeader: 64 }}
          scroll={{
            x: columns.reduce((sum, { width }) => sum + Number(width), selection ? CHECKBOX_WIDTH : 0),
          }}
          pagination={{
            current: page,
            total: reachable,
            pageSize,
            showSizeChanger: false,
            hideOnSinglePage: true,
          }}
          rowClassName={(_, index) => (index === current ? (styles.current ?? '') : '')}
          onRow={(row, index) => ({
            'aria-current': index === current,
            onClick: (event) => {
              setCurrent(index ?? -1);
              if (opensRow(event)) onOpen(row);
            },
          })}
          locale={{ emptyText: found ? empty : <RowSkeletons label={t('common.loading')} /> }}
          onChange={(pagination, _, sorter, { action }) => {
            if (action === 'paginate') {
              onPage(pagination.current);
              // The rows of the new page are read from the first one on, by eye and by keyboard.
              region.current?.scrollIntoView();
              region.current?.focus({ preventScroll: true });
            }
            const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
            if (action === 'sort') onSort(String(columnKey), order ? directions[order] : null);
          }}
        />
      </div>
      <p className={styles.keys} data-hint="keys">
        {t(selection ? 'common.tableKeysSelecting' : 'common.tableKeys')}
      </p>
    </>
  );
}
