import { isIdOf } from '../../../model/ids';
import { OpenJob } from '../../../model/entities/OpenJob';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

/** Which catalogue an input field of a job names an entry of, or a list of entries. */
export const CATALOGUES: Record<string, string> = {
  organizationOpenJobsId: 'Organization',
  openJobJobId: 'Job',
  openJobBaseLocationId: 'Prefacture',
  skills: 'Skill',
  requiredSkillTags: 'SkillTag',
  welcomeSkillTags: 'SkillTag',
};

const MOST = 30;

/** The keys of every catalogue entry that an input of a job names, each once, as a batch wants them. */
export function namesOf(input: Item): Item[] {
  const keys: Record<string, Item> = {};
  Object.entries(CATALOGUES).forEach(([field, pk]) => {
    const value = input[field] ?? [];
    const ids = (Array.isArray(value) ? value : [value]) as string[];
    if (ids.length > MOST) invalid(`input.${field}`, `0..${MOST}`);
    ids.forEach((id) => {
      if (!isIdOf(OpenJob, id)) invalid(`input.${field}`, 'id');
      keys[`${pk}#${id}`] = { pk, sk: id };
    });
  });
  return Object.values(keys);
}
