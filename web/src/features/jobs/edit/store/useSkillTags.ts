import { useMemo } from 'react';
import type { Catalogue } from '../../../../lib/catalogue/useCatalogue';
import type { EditedJob } from './EditedJob';

interface SkillTags {
  /** The skill tags of the catalogue and of the job; undefined while the catalogue is loading. */
  entries: readonly { id: string; name: string }[] | undefined;
  nameOf: (id: string) => string;
}

/**
 * Returns the skill tags from which a job's required and welcome skills are chosen. The catalogue on this device may be
 * some hours old and may lack a tag that the job already has.
 */
export function useSkillTags(catalogue: Catalogue | null, stored: EditedJob | null): SkillTags {
  return useMemo(() => {
    const own = [...(stored?.requiredSkillTags ?? []), ...(stored?.welcomeSkillTags ?? [])];
    const names = new Map([...(catalogue?.skills ?? []), ...own].map(({ id, name }) => [id, name]));
    const entries = catalogue ? [...names].map(([id, name]) => ({ id, name })) : undefined;
    return { entries, nameOf: (id) => names.get(id) ?? id };
  }, [catalogue, stored]);
}
