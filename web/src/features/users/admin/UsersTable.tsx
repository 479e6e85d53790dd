import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { RowTable } from '../../../components/table/RowTable';
import type { Selection } from '../../../components/table/Selection';
import type { UserColumn } from './buildUserColumns';
import type { UsersView } from '../search/UsersView';
import { userSorts } from '../search/userSorts';
import type { ShownUser } from './useUsers';
import { pageSizes } from '../../../lib/settings/pageSizes';

interface UsersTableProps {
  columns: UserColumn[];
  users: readonly ShownUser[] | undefined;
  total: number;
  loading: boolean;
  page: number;
  selection: Selection<ShownUser>;
  onChange: (change: Partial<UsersView>) => void;
}

export function UsersTable({ users, onChange, ...shown }: UsersTableProps) {
  const { t } = useTranslation();
  return (
    <RowTable<ShownUser>
      {...shown}
      label={t('users.title')}
      rows={users}
      pageSize={pageSizes.adminTables}
      empty={<EmptyState illustration="search">{t('users.none')}</EmptyState>}
      onOpen={({ sub }) => onChange({ open: sub })}
      onPage={(page) => onChange({ page })}
      onSort={(column, direction) => {
        const field = userSorts.find((one) => one === column);
        if (field) onChange({ sort: direction && { field, direction } });
      }}
    />
  );
}
