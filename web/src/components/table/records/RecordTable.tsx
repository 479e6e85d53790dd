import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../layout/Grid';
import { Button } from '../../buttons/Button';
import { pageSizes } from '../../../lib/settings/pageSizes';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { EmptyState } from '../../feedback/EmptyState';
import { LoadFailed } from '../../feedback/LoadFailed';
import { KeywordSearch } from '../../filters/KeywordSearch';
import { PageHead } from '../../page/PageHead';
import { RowList } from '../RowList';
import { RowTable } from '../RowTable';
import screen from '../tableScreen.module.css';
import { useTableCsv } from '../useTableCsv';
import type { RecordColumn } from './RecordColumn';
import { selectRecords } from './selectRecords';
import { useRecordsView } from './useRecordsView';

interface RecordTableProps<Row> {
  title: string;
  /** One sentence below the title: what the records are for. */
  lead?: ReactNode;
  /** The page's primary action, usually a link to the form for a new record. */
  action?: ReactNode;
  columns: readonly RecordColumn<Row>[];
  /** All records that are loaded; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  loading: boolean;
  /** True when the records could not be loaded. */
  isFailed: boolean;
  onRetry: () => void;
  /**
   * What is shown in place of the table when there are no records at all: a text, and what the person can do.
   */
  empty: ReactNode;
  onOpen: (row: Row) => void;
  /** A row on a phone, where the table is a list of them. Without it, the table scrolls sideways there. */
  card?: (row: Row) => ReactNode;
  /** Further filters in the toolbar. */
  filters?: ReactNode;
  /** True when the API has already searched by the keyword. The table then shows all loaded rows. */
  isSearchedByApi?: boolean;
  /** Loads further records; undefined when all are loaded. */
  onMore?: () => void;
}

/**
 * A screen with a table of records. It searches, sorts and divides into pages only the records that are
 * loaded. The CSV file contains the loaded records that match the keyword. The URL contains the keyword, the
 * order and the page.
 */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const {
    title,
    lead,
    action,
    columns,
    rows,
    loading,
    isFailed,
    onRetry,
    empty,
    onOpen,
    card,
    filters,
    onMore,
    isSearchedByApi,
  } = props;
  const { t } = useTranslation();
  const [view, change] = useRecordsView();
  const isNarrow = useIsNarrow();
  const found = rows && selectRecords(rows, columns, isSearchedByApi ? { ...view, keyword: '' } : view);
  const size = pageSizes.adminTables;
  const csv = useTableCsv<Row>({
    name: title,
    columns,
    read: (from) => Promise.resolve({ items: (found ?? []).slice(from), total: found?.length ?? 0 }),
  });
  const nothing =
    rows?.length === 0 ? empty : <EmptyState illustration="search">{t('records.notFound')}</EmptyState>;
  const isList = card !== undefined && isNarrow;
  return (
    <Grid className={screen.page} gap={12}>
      <PageHead title={title} state={lead} action={action} />
      <div className={screen.toolbar}>
        <KeywordSearch
          label={t('records.keyword')}
          keyword={view.keyword}
          className={screen.keyword}
          onSearch={(keyword) => change({ keyword })}
        />
        {filters}
        <span className={screen.end}>
          {found && <span className={screen.count}>{t('records.total', { n: found.length })}</span>}
          <Button loading={csv.isSaving} disabled={!found?.length} onClick={() => void csv.save()}>
            {t('records.csv')}
          </Button>
        </span>
      </div>
      {isFailed && <LoadFailed onRetry={onRetry} />}
      {isList && !isFailed && (
        <RowList<Row> rows={found} hasFailed={false} onRetry={onRetry} empty={nothing} render={card} />
      )}
      {!isList && (rows || !isFailed) && (
        <RowTable<Row>
          label={title}
          columns={columns.map(({ isSortable, ...column }) => ({
            ellipsis: true,
            render: (_, row) => column.text(row),
            ...column,
            ...(isSortable && {
              sorter: true,
              sortOrder: view.sort?.column === column.key ? (`${view.sort.direction}end` as const) : null,
            }),
          }))}
          rows={found?.slice((view.page - 1) * size, view.page * size)}
          total={found?.length ?? 0}
          page={view.page}
          pageSize={size}
          loading={loading}
          empty={nothing}
          onOpen={onOpen}
          onPage={(page = 1) => change({ page })}
          onSort={(column, direction) => change({ sort: direction && { column, direction } })}
        />
      )}
      {onMore && (
        <Button loading={loading} className={screen.more} onClick={onMore}>
          {t('records.more')}
        </Button>
      )}
    </Grid>
  );
}
