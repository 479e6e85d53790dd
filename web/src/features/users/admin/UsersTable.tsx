import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/states/EmptyState';
import { useRowKeys } from '../../../components/table/useRowKeys';
import { searchWindow } from '../../../lib/search/searchWindow';
import styles from './AdminUsers.module.css';
import type { UserColumn } from './userColumns';
import type { UsersView } from '../search/UsersView';
import { PAGE_SIZE, type ShownUser } from './useUsers';

const SORTED = ['createdAt', 'lastVisitedDay', 'evaluationAvg'] as const;

interface UsersTableProps {
  columns: UserColumn[];
  users: readonly ShownUser[] | undefined;
  total: number;
  loading: boolean;
  page: number;
  onChange: (change: Partial<UsersView>) => void;
}

export function UsersTable({ columns, users, total, loading, page, onChange }: UsersTableProps) {
  const { t } = useTranslation();
  const rows = users ?? [];
  const { current, setCurrent, onKeyDown } = useRowKeys({
    count: rows.length,
    onOpen: (index) => onChange({ open: rows[index]?.sub ?? null }),
  });
  return (
    <div
      role="region"
      aria-label={t('users.title')}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={styles.table}
    >
      <Table<ShownUser>
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
        locale={{ emptyText: users && <EmptyState drawing="search">{t('users.none')}</EmptyState> }}
        onChange={(pagination, _, sorter, { action }) => {
          if (action === 'paginate') onChange({ page: pagination.current });
          const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
          const field = SORTED.find((one) => one === columnKey);
          if (action === 'sort' && field) {
            onChange({ sort: order ? { field, direction: order === 'ascend' ? 'asc' : 'desc' } : null });
          }
        }}
      />
    </div>
  );
}
