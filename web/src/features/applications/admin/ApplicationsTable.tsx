import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { RowTable } from '../../../components/table/RowTable';
import type { Selection } from '../../../components/table/Selection';
import type { ApplicationsView } from './view/ApplicationsView';
import type { ApplyColumn } from './buildApplicationColumns';
import type { AdminApplicationFragment } from '../../../generated/adminApplications';
import { pageSizes } from '../../../lib/settings/pageSizes';

const SORT_OF_COLUMN: Record<string, ApplicationsView['sort']['field']> = {
  type: 'type',
  createdAt: 'createdAt',
  age: 'updatedAt',
};

interface ApplicationsTableProps {
  columns: ApplyColumn[];
  applications: readonly AdminApplicationFragment[] | undefined;
  total: number;
  loading: boolean;
  page: number;
  isFiltered: boolean;
  selection: Selection<AdminApplicationFragment>;
  onChange: (change: Partial<ApplicationsView>) => void;
}

/** The table of applications. A row opens the drawer with its details. */
export function ApplicationsTable(props: ApplicationsTableProps) {
  const { applications, isFiltered, onChange, ...shown } = props;
  const { t } = useTranslation();
  return (
    <RowTable<AdminApplicationFragment>
      {...shown}
      label={t('applications.title')}
      rows={applications}
      pageSize={pageSizes.adminTables}
      empty={
        <EmptyState illustration="applications">
          {t(isFiltered ? 'applications.empty' : 'applications.none')}
        </EmptyState>
      }
      onOpen={({ id }) => onChange({ open: id })}
      onPage={(page) => onChange({ page })}
      onSort={(column, direction) => {
        const field = SORT_OF_COLUMN[column];
        if (field) onChange({ sort: { field, direction: direction ?? 'desc' } });
      }}
    />
  );
}
