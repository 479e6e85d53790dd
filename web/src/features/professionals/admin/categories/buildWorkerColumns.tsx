import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { RecordColumn } from '../../../../components/table/records/RecordColumn';
import type { ListedWorkerFragment } from '../../../../generated/adminCategories';
import { formatDate } from '../../../../lib/format/formatDate';
import { paths } from '../../../../lib/paths';
import { nameOfWorker } from './nameOfWorker';
import type { useWorkers } from './useWorkers';
import { WorkerActions } from './WorkerActions';

interface WorkerColumnsOptions extends Pick<ReturnType<typeof useWorkers>, 'change' | 'changing'> {
  isNarrow: boolean;
  /** The id of the category whose professionals are listed; null for all. */
  category: string | null;
}

/** Returns the columns of the administrators' table of professionals. */
export function buildWorkerColumns(
  t: TFunction,
  { isNarrow, category, changing, change }: WorkerColumnsOptions,
): RecordColumn<ListedWorkerFragment>[] {
  return [
    {
      key: 'name',
      title: t('adminCategories.workers.person'),
      width: isNarrow ? 128 : 216,
      fixed: 'start',
      isSortable: true,
      text: nameOfWorker,
      render: (_, worker) => (
        <Link to={paths.adminUser(worker.userID ?? '')} lang="ja">
          {nameOfWorker(worker)}
        </Link>
      ),
    },
    {
      key: 'categories',
      title: t('adminCategories.workers.categories'),
      width: 360,
      text: ({ categories }) =>
        (categories ?? []).map(({ name }) => name).join(t('adminCategories.comma')) || null,
    },
    {
      key: 'createdAt',
      title: t('adminCategories.workers.at'),
      width: 128,
      isSortable: true,
      text: ({ createdAt }) => formatDate(createdAt),
    },
    {
      key: 'actions',
      title: t('adminCategories.workers.decision'),
      width: category ? 296 : 224,
      text: () => null,
      render: (_, worker) => (
        <WorkerActions
          worker={worker}
          category={category}
          isChanging={changing === worker.id}
          change={change}
        />
      ),
    },
  ];
}
