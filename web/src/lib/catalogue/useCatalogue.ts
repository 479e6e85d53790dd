import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { CatalogueDocument, type CatalogueQuery } from '../../generated/catalogue';

export interface Catalogue {
  occupations: CatalogueQuery['listJobs']['items'];
  prefectures: CatalogueQuery['listPrefacturesByOrderByPosition']['items'];
  skills: CatalogueQuery['listSkillTagsByOrderByPosition']['items'];
}

/**
 * Returns the names of occupations, prefectures and skills by id. They are read once per visit. Null while
 * they load; empty when they cannot be read, so that pages work without the names.
 */
export function useCatalogue(): Catalogue | null {
  const { data, error } = useQuery(CatalogueDocument);
  return useMemo(() => {
    if (!data) return error ? { occupations: [], prefectures: [], skills: [] } : null;
    return {
      occupations: [...data.listJobs.items].sort((a, b) => (a.position ?? 0) - (b.position ?? 0)),
      prefectures: data.listPrefacturesByOrderByPosition.items,
      skills: data.listSkillTagsByOrderByPosition.items,
    };
  }, [data, error]);
}
