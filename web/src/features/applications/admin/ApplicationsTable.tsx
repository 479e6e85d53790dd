import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { RowTable } from '../../../components/table/RowTable';
import type { AppliesView } from './view/ApplicationsView';
import type { ApplyColumn } from './applicationColumns';
import { PAGE_SIZE, type ShownApply } from './useApplications';

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

export function AppliesTable({ applies, isFiltered, onChange, ...shown }: AppliesTableProps) {
  const { t } = useTranslation();
  return (
    <RowTable<ShownApply>
      {...shown}
      label={t('adminApplies.title')}
      rows={applies}
      pageSize={PAGE_SIZE}
      empty={
        applies && (
          <EmptyState drawing="applies">
            {t(isFiltered ? 'adminApplies.empty' : 'adminApplies.none')}
          </EmptyState>
        )
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
