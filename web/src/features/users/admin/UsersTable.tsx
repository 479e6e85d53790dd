import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { RowTable } from '../../../components/table/RowTable';
import type { UserColumn } from './buildUserColumns';
import type { UsersView } from '../search/UsersView';
import type { ShownUser } from './useUsers';
import { pageSizes } from '../../../lib/settings/pageSizes';

const SORTED = ['createdAt', 'lastVisitedDay', 'evaluationAvg'] as const;

interface UsersTableProps {
  columns: UserColumn[];
  users: readonly ShownUser[] | undefined;
  total: number;
  loading: boolean;
  page: number;
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
        const field = SORTED.find((one) => one === column);
        if (field) onChange({ sort: direction && { field, direction } });
      }}
    />
  );
}
