import { refreshAll } from '../../derived/refreshAll';
import { eachIndexed } from '../../lib/eachIndexed';
import { hasChanged } from '../../lib/hasChanged';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/** The derived value that contains the copy of an entry, by the entry's catalogue. */
const KEPT: Readonly<Record<string, string>> = { Skill: 'SkillSet.skill', SkillTag: 'SkillSet.skillTag' };

/**
 * When the name of a skill or a skill tag changes, updates its copies in the skills of talents. The `version`
 * of these records stays the same.
 */
export const refreshSkillNames: Reaction = async ({ before, after }) => {
  const kept = KEPT[after?.__typename ?? ''];
  if (!kept || !before || !after || !hasChanged(before, after, ['name'])) return;
  const rows = eachIndexed(env('TALENT_TABLE'), 'byParent', 'parentKey', `${after.__typename}#${after.sk}`);
  await refreshAll('Talent', rows, [kept]);
};
