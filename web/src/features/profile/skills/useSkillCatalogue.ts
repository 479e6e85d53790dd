import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { SkillCatalogueDocument } from '../../../generated/editSkills';
import { buildSkillEntries } from './buildSkillEntries';
import type { SkillEntry } from './SkillEntry';

/**
 * Returns all skills that people can add (null until they are loaded), whether loading failed, and a function
 * that tries again.
 */
export function useSkillCatalogue(): { entries: SkillEntry[] | null; hasFailed: boolean; retry: () => void } {
  const { data, error, refetch } = useQuery(SkillCatalogueDocument);
  const entries = useMemo(() => data && buildSkillEntries(data), [data]);
  return {
    entries: entries ?? null,
    hasFailed: error !== undefined && !data,
    retry: () => void refetch(),
  };
}
