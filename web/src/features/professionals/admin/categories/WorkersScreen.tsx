import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Stack } from '../../../../components/layout/Stack';
import { Button } from '../../../../components/buttons/Button';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import { RecordTable } from '../../../../components/table/records/RecordTable';
import { CategoryToEditDocument, type ListedWorkerFragment } from '../../../../generated/adminCategories';
import { paths } from '../../../../lib/paths';
import { useTitle } from '../../../../lib/route/useTitle';
import { useIsNarrow } from '../../../../lib/useIsNarrow';
import { AddWorkersSheet } from './AddWorkersSheet';
import { buildWorkerColumns } from './buildWorkerColumns';
import { useWorkers } from './useWorkers';
import { WorkerTransitions } from '../../../../../../model/transitions/WorkerTransitions';
import type { WorkerStatus } from '../../../../generated/schema';

/** The states of professionals, in the order in which administrators look through them. */
const workerStatuses = Object.keys(WorkerTransitions) as WorkerStatus[];

/**
 * The administrators' screens /admin/wp-categories/detail/{id} and /admin/wp-categories/workers: the professionals of
 * one category or of all, by state. Administrators publish and suspend them, and add people to a category.
 */
export function WorkersScreen() {
  const { t } = useTranslation();
  const { id = null } = useParams();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [params, setParams] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const status = workerStatuses.find((one) => one === params.get('status')) ?? 'PENDING';
  const { workers, changing, loading, isFailed, refetch, more, change, add } = useWorkers(status, id);
  const { data } = useQuery(CategoryToEditDocument, { variables: { id: id ?? '' }, skip: id === null });
  const category = data?.getWPWorkerCategory;
  useTitle(category?.name);
  if (category === null) return <Navigate to={paths.notFound} replace />;
  const actions = (
    <Stack as="span" gap={8} wrap>
      {id === null ? (
        <ButtonLink look="plain" to={paths.adminCategories}>
          {t('adminCategories.title')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink look="plain" to={paths.adminCategoryForm(id)}>
            {t('adminCategories.edit')}
          </ButtonLink>
          <Button look="primary" onClick={() => setIsAdding(true)}>
            {t('adminCategories.add.title')}
          </Button>
        </>
      )}
    </Stack>
  );
  return (
    <>
      <RecordTable<ListedWorkerFragment>
        title={category?.name ?? t('adminCategories.workers.title')}
        lead={
          category ? (
            <>
              <span lang="ja">{category.description}</span>{' '}
              <Link to={paths.professionalSkills({ category: category.url })}>
                {t('adminCategories.showPage')}
              </Link>
            </>
          ) : (
            id === null && t('adminCategories.workers.lead')
          )
        }
        action={actions}
        filters={
          <SegmentedChoice
            label={t('adminCategories.workers.states')}
            options={workerStatuses.map((value) => ({
              value,
              label: t(`adminCategories.workers.state.${value}`),
            }))}
            value={status}
            onChange={(next) => setParams(next === 'PENDING' ? {} : { status: next })}
          />
        }
        columns={buildWorkerColumns(t, { isNarrow, category: id, changing, change })}
        rows={workers}
        loading={loading}
        isFailed={isFailed}
        onRetry={() => void refetch()}
        onMore={more}
        empty={<EmptyState illustration="calm">{t(`adminCategories.workers.none.${status}`)}</EmptyState>}
        onOpen={({ userID }) => void navigate(paths.adminUser(userID ?? ''))}
      />
      {isAdding && id !== null && (
        <AddWorkersSheet
          add={(sub) => add(sub, id)}
          onAdded={() => {
            setIsAdding(false);
            void refetch();
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
