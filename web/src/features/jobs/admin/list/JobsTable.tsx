import type { TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { RowTable } from '../../../../components/table/RowTable';
import { paths } from '../../../../lib/paths';
import { pageSizes } from '../../../../lib/settings/pageSizes';
import type { JobColumn } from './buildJobColumns';
import type { ListedJob } from './useAdminJobs';
import { emptyJobsView } from './view/emptyJobsView';
import type { JobsView } from './view/JobsView';

const SORTED = ['title', 'organizationName', 'publishedAt', 'updatedAt'] as const;

interface JobsTableProps {
  columns: JobColumn[];
  jobs: readonly ListedJob[] | undefined;
  total: number;
  loading: boolean;
  page: number;
  isFiltered: boolean;
  selected: readonly ListedJob[];
  onSelect: (jobs: ListedJob[]) => void;
  onChange: (change: Partial<JobsView>) => void;
}

/**
 * The administrators' table of jobs. A click on a row opens the job; the link in its last column opens the
 * job editor.
 */
export function JobsTable(props: JobsTableProps) {
  const { columns, jobs, isFiltered, selected, onSelect, onChange, ...shown } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const edit: TableColumnType<ListedJob> = {
    ...{ key: 'edit', title: t('adminJobs.column.edit'), width: 72 },
    render: (_, { id, title }) => (
      <Link to={paths.adminEditJob(id)} aria-label={t('adminJobs.editOf', { title })}>
        {t('adminJobs.column.edit')}
      </Link>
    ),
  };
  return (
    <RowTable<ListedJob>
      {...shown}
      columns={[...columns, edit]}
      label={t('adminJobs.title')}
      rows={jobs}
      pageSize={pageSizes.adminTables}
      empty={
        <EmptyState illustration="search">{t(isFiltered ? 'adminJobs.empty' : 'adminJobs.none')}</EmptyState>
      }
      selection={{
        rows: selected,
        onChange: onSelect,
        nameOf: ({ title }) => t('adminJobs.select', { title: title ?? '' }),
      }}
      onOpen={({ id }) => void navigate(paths.adminJob(id))}
      onPage={(page) => onChange({ page })}
      onSort={(column, direction) => {
        const field = SORTED.find((one) => one === column);
        if (field) onChange({ sort: direction ? { field, direction } : emptyJobsView.sort });
      }}
    />
  );
}
