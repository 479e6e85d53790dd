import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Stack } from '../../../../components/layout/Stack';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import type { RecordColumn } from '../../../../components/table/records/RecordColumn';
import { RecordTable } from '../../../../components/table/records/RecordTable';
import { CategoriesTableDocument, type EditedCategoryFragment } from '../../../../generated/adminCategories';
import { formatDate } from '../../../../lib/format/formatDate';
import { paths } from '../../../../lib/paths';
import { useIsNarrow } from '../../../../lib/useIsNarrow';

/** The administrators' screen /admin/wp-categories: the categories of professionals. */
export function AdminCategoriesScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const { data, loading, error, refetch } = useQuery(CategoriesTableDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const columns: RecordColumn<EditedCategoryFragment>[] = [
    {
      key: 'name',
      title: t('adminCategories.field.name'),
      width: isNarrow ? 160 : 264,
      fixed: 'start',
      isSortable: true,
      text: ({ name }) => name,
      render: (_, { id, name }) => (
        <Link to={paths.adminCategory(id)} lang="ja">
          {name}
        </Link>
      ),
    },
    {
      key: 'url',
      title: t('adminCategories.field.url'),
      width: 176,
      isSortable: true,
      text: ({ url }) => url,
    },
    {
      key: 'description',
      title: t('adminCategories.field.description'),
      width: 400,
      text: ({ description }) => description ?? null,
    },
    {
      key: 'updatedAt',
      title: t('adminCategories.column.updatedAt'),
      width: 112,
      isSortable: true,
      text: ({ updatedAt }) => formatDate(updatedAt),
    },
    {
      key: 'edit',
      title: t('adminCategories.column.edit'),
      width: 96,
      text: () => null,
      render: (_, { id, name }) => (
        <Link to={paths.adminCategoryForm(id)} aria-label={t('adminCategories.editOf', { name })}>
          {t('adminCategories.column.edit')}
        </Link>
      ),
    },
  ];
  const create = <ButtonLink to={paths.adminNewCategory}>{t('adminCategories.new')}</ButtonLink>;
  return (
    <RecordTable<EditedCategoryFragment>
      title={t('adminCategories.title')}
      lead={t('adminCategories.lead')}
      action={
        <Stack as="span" gap={8} wrap>
          <ButtonLink look="plain" to={paths.adminWorkers}>
            {t('adminCategories.workers.title')}
          </ButtonLink>
          {create}
        </Stack>
      }
      columns={columns}
      rows={data?.listWPWorkerCategories.items}
      loading={loading}
      isFailed={error !== undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState illustration="search" action={create}>
          {t('adminCategories.none')}
        </EmptyState>
      }
      onOpen={({ id }) => void navigate(paths.adminCategory(id))}
    />
  );
}
