import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowKeys } from '../../components/table/useRowKeys';
import { EmptyState } from '../../components/states/EmptyState';
import { searchWindow } from '../../lib/search/searchWindow';
import styles from './AdminApplies.module.css';
import type { AppliesView } from './AppliesView';
import type { ApplyColumn } from './applyColumns';
import { PAGE_SIZE, type ShownApply } from './useApplies';

const SORT_OF_COLUMN: Record<string, AppliesView['sort']['field']> = {
  type: 'type',
  createdAt: 'createdAt',
  age: 'updatedAt',
};

interface AppliesTableProps {
  columns: ApplyColumn[];
  applies: readonly ShownApply[] | undefined;
  total: number;
  loading: boolean;
  page: number;
  isFiltered: boolean;
  onChange: (change: Partial<AppliesView>) => void;
}

export function AppliesTable(props: AppliesTableProps) {
  const { columns, applies, total, loading, page, isFiltered, onChange } = props;
  const { t } = useTranslation();
  const rows = applies ?? [];
  const { current, setCurrent, onKeyDown } = useRowKeys({
    count: rows.length,
    onOpen: (index) => onChange({ open: rows[index]?.id ?? null }),
  });
  return (
    <div
      role="region"
      aria-label={t('adminApplies.title')}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={styles.table}
    >
      <Table<ShownApply>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={rows}
        loading={loading && { delay: 200 }}
        sticky={{ offsetHeader: 64 }}
        scroll={{ x: columns.reduce((sum, { width }) => sum + Number(width), 0) }}
        pagination={{
          current: page,
          total: searchWindow.rows(total, PAGE_SIZE),
          pageSize: PAGE_SIZE,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        rowClassName={(_, index) => (index === current ? (styles.current ?? '') : '')}
        onRow={(_, index) => ({ 'aria-current': index === current, onClick: () => setCurrent(index ?? -1) })}
        locale={{
          emptyText: applies && (
            <EmptyState drawing="applies">
              {t(isFiltered ? 'adminApplies.empty' : 'adminApplies.none')}
            </EmptyState>
          ),
        }}
        onChange={(pagination, _, sorter, { action }) => {
          if (action === 'paginate') onChange({ page: pagination.current });
          const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
          const field = SORT_OF_COLUMN[String(columnKey)];
          if (action === 'sort' && field) {
            onChange({ sort: { field, direction: order === 'ascend' ? 'asc' : 'desc' } });
          }
        }}
      />
    </div>
  );
}
