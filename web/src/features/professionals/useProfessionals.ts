import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ProfessionalsDocument, type ProfessionalsQuery } from '../../generated/professionals';

type Items = ProfessionalsQuery['listProfessionalItems']['items'];

export type CategoryWithItems = ProfessionalsQuery['listWPWorkerCategories']['items'][number] & {
  items: Items;
};

/**
 * Returns the categories of professionals, each with the services (items) that its professionals offer.
 * Undefined while they load.
 */
export function useProfessionals() {
  const { data, error, refetch } = useQuery(ProfessionalsDocument);
  const categories = useMemo(
    () =>
      data?.listWPWorkerCategories.items.map((category): CategoryWithItems => ({
        ...category,
        items: data.listProfessionalItems.items.filter(({ keyID }) => keyID === category.id),
      })),
    [data],
  );
  return { categories, error, refetch };
}
