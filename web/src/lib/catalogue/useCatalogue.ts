import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { CatalogueDocument, type CatalogueQuery } from '../../generated/catalogue';
import { keptCatalogue } from './keptCatalogue';
import { useIsPainted } from './useIsPainted';

export interface Catalogue {
  occupations: CatalogueQuery['listJobs']['items'];
  prefectures: CatalogueQuery['listPrefacturesByOrderByPosition']['items'];
  skills: CatalogueQuery['listSkillTagsByOrderByPosition']['items'];
}

/**
 * Returns the occupations, prefectures and skills with their ids and names. Stored ones are returned at once;
 * if they are some hours old, current ones are queried after the first paint. Null while nothing is available
 * yet; empty lists when loading failed, so that pages work without the names.
 */
export function useCatalogue(): Catalogue | null {
  const [kept] = useState(keptCatalogue.read);
  const isPainted = useIsPainted();
  const { data: read, error } = useQuery(CatalogueDocument, { skip: kept?.isFresh === true || !isPainted });
  useEffect(() => {
    if (read) keptCatalogue.write(read);
  }, [read]);
  const data = read ?? kept?.data;
  return useMemo(() => {
    if (!data) return error ? { occupations: [], prefectures: [], skills: [] } : null;
    return {
      occupations: [...data.listJobs.items].sort((a, b) => (a.position ?? 0) - (b.position ?? 0)),
      prefectures: data.listPrefacturesByOrderByPosition.items,
      skills: data.listSkillTagsByOrderByPosition.items,
    };
  }, [data, error]);
}
