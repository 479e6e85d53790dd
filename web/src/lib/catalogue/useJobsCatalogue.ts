import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { JobsCatalogueDocument, type JobsCatalogueQuery } from '../../generated/jobsCatalogue';

export interface JobsCatalogue {
  jobs: JobsCatalogueQuery['listJobs']['items'];
  prefectures: JobsCatalogueQuery['listPrefacturesByOrderByPosition']['items'];
  skills: JobsCatalogueQuery['listSkillTagsByOrderByPosition']['items'];
}

/**
 * The names of occupations, prefectures and skills by id, read once per visit. Null while loading; empty when they
 * cannot be read, so that pages work without the names.
 */
export function useJobsCatalogue(): JobsCatalogue | null {
  const { data, error } = useQuery(JobsCatalogueDocument);
  return useMemo(() => {
    if (!data) return error ? { jobs: [], prefectures: [], skills: [] } : null;
    return {
      jobs: [...data.listJobs.items].sort((a, b) => (a.position ?? 0) - (b.position ?? 0)),
      prefectures: data.listPrefacturesByOrderByPosition.items,
      skills: data.listSkillTagsByOrderByPosition.items,
    };
  }, [data, error]);
}
