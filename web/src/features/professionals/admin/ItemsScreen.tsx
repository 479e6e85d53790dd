import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { EmptyState } from '../../../components/feedback/EmptyState';
import type { RecordColumn } from '../../../components/table/records/RecordColumn';
import { RecordTable } from '../../../components/table/records/RecordTable';
import {
  type EditedProfessionalItemFragment,
  ProfessionalItemsTableDocument,
} from '../../../generated/professionalItems';
import { formatDate } from '../../../lib/format/formatDate';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { ItemSheet } from './ItemSheet';

/**
 * The administrators' screen /admin/professional-items: the services that professionals offer, each with the
 * people who offer it.
 */
export function ItemsScreen() {
  const { t } = useTranslation();
  const { data, loading, error, refetch } = useQuery(ProfessionalItemsTableDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [opened, setOpened] = useState<EditedProfessionalItemFragment | 'new' | null>(null);
  const categories = data?.listWPWorkerCategories.items;
  const categoryOf = ({ keyID, category }: EditedProfessionalItemFragment) =>
    categories?.find(({ id }) => id === keyID)?.name ?? category;
  const columns: RecordColumn<EditedProfessionalItemFragment>[] = [
    {
      key: 'name',
      title: t('professionalItems.field.name'),
      width: useIsNarrow() ? 200 : 304,
      fixed: 'start',
      isSortable: true,
      text: ({ name }) => name,
      render: (_, { name }) => <strong lang="ja">{name}</strong>,
    },
    {
      key: 'category',
      title: t('professionalItems.field.keyID'),
      width: 224,
      isSortable: true,
      text: categoryOf,
    },
    { key: 'lead', title: t('professionalItems.field.lead'), width: 360, text: ({ lead }) => lead },
    {
      key: 'people',
      title: t('professionalItems.column.people'),
      width: 96,
      align: 'right',
      isSortable: true,
      text: ({ userIDs }) => userIDs?.length ?? 0,
    },
    {
      key: 'updatedAt',
      title: t('professionalItems.column.updatedAt'),
      width: 144,
      text: ({ updatedAt }) => formatDate(updatedAt),
    },
  ];
  const create = (
    <Button look="primary" onClick={() => setOpened('new')}>
      {t('professionalItems.new')}
    </Button>
  );
  return (
    <>
      <RecordTable<EditedProfessionalItemFragment>
        title={t('professionalItems.title')}
        lead={t('professionalItems.lead')}
        action={create}
        columns={columns}
        rows={data?.listProfessionalItems.items}
        loading={loading}
        isFailed={error !== undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState illustration="search">{t('professionalItems.none')}</EmptyState>}
        onOpen={setOpened}
      />
      {opened && (
        <ItemSheet
          key={opened === 'new' ? 'new' : opened.id}
          item={opened === 'new' ? null : opened}
          categories={categories}
          onChanged={async () => (await refetch()).data?.listProfessionalItems.items ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
