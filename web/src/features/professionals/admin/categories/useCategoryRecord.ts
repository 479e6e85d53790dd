import { useApolloClient, useQuery } from '@apollo/client/react';
import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import {
  CategoriesTableDocument,
  CategoryToEditDocument,
  CreateCategoryRecordDocument,
  DeleteCategoryRecordDocument,
  type EditedCategoryFragment,
  UpdateCategoryRecordDocument,
} from '../../../../generated/adminCategories';
import { createClientToken } from '../../../../lib/apollo/createClientToken';
import type { CategoryValues } from './CategoryValues';

const toRecord = (category: EditedCategoryFragment | null): EditedRecord<CategoryValues> => ({
  values: {
    name: category?.name ?? null,
    url: category?.url ?? null,
    coverImage: category?.coverImage ?? null,
    description: category?.description ?? null,
  },
  version: category?.version,
});

/**
 * Reads a category of professionals for its form, and returns functions that store it. `id` is null for a new
 * category.
 */
export function useCategoryRecord(id: string | null) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(CategoryToEditDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
  });
  const others = useQuery(CategoriesTableDocument);
  const category = data?.getWPWorkerCategory;
  return {
    category,
    /** All categories except the one in the form; undefined while they are loading. */
    others: others.data?.listWPWorkerCategories.items.filter((other) => other.id !== id),
    record: id === null || category ? toRecord(category ?? null) : undefined,
    isMissing: category === null,
    hasFailed: error !== undefined,
    onRetry: () => void refetch(),
    read: async () => toRecord((await refetch()).data?.getWPWorkerCategory ?? null),
    async update(changedId: string, changed: Partial<CategoryValues>, version: number | undefined) {
      const { name, url, ...optional } = changed;
      const input = {
        id: changedId,
        ...(name != null && { name }),
        ...(url != null && { url }),
        ...optional,
      };
      const { data: answer } = await client.mutate({
        mutation: UpdateCategoryRecordDocument,
        variables: { input, condition: { version: { eq: version } } },
      });
      return toRecord(answer?.updateWPWorkerCategory ?? null);
    },
    async create({ name, url, ...optional }: CategoryValues) {
      const input = { name: name ?? '', url: url ?? '', ...optional, clientToken: createClientToken() };
      const { data: answer } = await client.mutate({
        mutation: CreateCategoryRecordDocument,
        variables: { input },
        refetchQueries: [CategoriesTableDocument],
      });
      return answer?.createWPWorkerCategory?.id ?? '';
    },
    async remove(version: number | undefined) {
      await client.mutate({
        mutation: DeleteCategoryRecordDocument,
        variables: { input: { id: id ?? '' }, condition: { version: { eq: version } } },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'WPWorkerCategory', id }) }),
      });
    },
  };
}
