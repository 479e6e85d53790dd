import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { jobStateOf } from '../../../../../../model/jobStateOf';
import { Chip } from '../../../../components/chips/Chip';
import { formatDate } from '../../../../lib/format/formatDate';
import { formatShortDate } from '../../../../lib/format/formatShortDate';
import { paths } from '../../../../lib/paths';
import { JobStateChip } from '../../state/JobStateChip';
import type { ListedJob } from './useAdminJobs';
import type { JobsView } from './view/JobsView';

type Key =
  | ('title' | 'state' | 'organizationName' | 'applicants' | 'occupation' | 'consultant')
  | ('isExcellent' | 'favoriteCount' | 'publishedAt' | 'updatedAt');

export interface JobColumn extends TableColumnType<ListedJob> {
  key: Key;
  title: string;
  /**
   * Returns the content of this column's cell for a job as plain text, for the CSV file; null for an empty
   * cell.
   */
  text: (job: ListedJob) => string | number | null;
}

interface Options {
  t: TFunction;
  sort: JobsView['sort'];
  /**
   * The number of applications to each job that were not withdrawn, by the job's id; undefined until it is
   * known.
   */
  applicants: ReadonlyMap<string, number> | undefined;
  /** True in a narrow window, where the first column must leave room for others. */
  isNarrow: boolean;
}

const dateText = (date: string | null) => (date ? formatDate(date) : null);

/**
 * Returns all columns of the table of jobs in their order. The first column stays visible when the table scrolls
 * sideways. The keys of sortable columns are the API's field names.
 */
export function buildJobColumns({ t, sort, applicants, isNarrow }: Options): JobColumn[] {
  const plain = (key: Key, width: number, text: JobColumn['text']): JobColumn => ({
    key,
    title: t(`adminJobs.column.${key}`),
    width,
    ellipsis: true,
    text,
    render: (_, job) => <>{text(job)}</>,
  });
  const sortable = (field: JobsView['sort']['field']) => ({
    sorter: true,
    sortOrder: sort.field === field ? (`${sort.direction}end` as const) : null,
  });
  const japanese = (column: JobColumn): JobColumn => ({
    ...column,
    render: (_, job) => <span lang="ja">{column.text(job)}</span>,
  });
  return [
    {
      ...plain('title', isNarrow ? 184 : 304, ({ title }) => title),
      ...sortable('title'),
      fixed: 'start',
      render: (_, { id, title }) => (
        <Link to={paths.adminJob(id)} lang="ja">
          {title}
        </Link>
      ),
    },
    {
      ...plain('state', 128, (job) => t(`adminJobs.state.${jobStateOf({ ...job })}`)),
      render: (_, job) => (
        <>
          <JobStateChip job={{ ...job }} />
          {job.isPublic && job.itemsDueOn && (
            <div>{t('adminJobs.items.until', { date: formatShortDate(job.itemsDueOn) })}</div>
          )}
        </>
      ),
    },
    {
      ...plain('organizationName', 208, ({ organizationName }) => organizationName),
      ...sortable('organizationName'),
      render: (_, { organizationName, isHideOrganizationName }) => (
        <>
          {isHideOrganizationName && <Chip tone="quiet">{t('adminJobs.hiddenName')}</Chip>}{' '}
          <span lang="ja">{organizationName}</span>
        </>
      ),
    },
    {
      ...plain('applicants', 72, ({ id }) => (applicants ? (applicants.get(id) ?? 0) : null)),
      align: 'right',
    },
    { ...plain('updatedAt', 140, ({ updatedAt }) => dateText(updatedAt)), ...sortable('updatedAt') },
    japanese(plain('consultant', 104, ({ consultantName }) => consultantName)),
    japanese(plain('occupation', 176, ({ job }) => job?.name ?? null)),
    { ...plain('publishedAt', 140, ({ publishedAt }) => dateText(publishedAt)), ...sortable('publishedAt') },
    plain('isExcellent', 72, ({ isExcellent }) => (isExcellent ? t('adminJobs.excellent') : null)),
    { ...plain('favoriteCount', 80, ({ favoriteCount }) => favoriteCount), align: 'right' },
  ];
}
