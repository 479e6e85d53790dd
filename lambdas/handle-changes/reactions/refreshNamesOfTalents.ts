import { withoutOccupation } from '../../../model/userEntryKeys';
import { refreshAll } from '../../derived/refreshAll';
import { Sources } from '../../derived/Sources';
import { collection } from '../../lib/collection';
import { eachIndexed } from '../../lib/eachIndexed';
import { hasChanged } from '../../lib/hasChanged';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/** The derived values that contain copies of entries, by the entries' catalogue. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  Skill: ['SkillSet.skill'],
  SkillTag: ['SkillSet.skillTag'],
  Job: ['User.mainJob', 'UserMainJobs.job'],
  Prefacture: ['UserPrefactures.prefacture'],
};

/**
 * Updates the copies of a place in the profiles whose base location it is. The index has them below their
 * occupations.
 */
async function refreshBaseLocation(place: string): Promise<void> {
  const sources = new Sources();
  const occupations = await collection(env('CATALOG_TABLE'), 'Job');
  for (const occupation of [withoutOccupation, ...occupations.map(({ sk }) => sk)])
    await refreshAll('Talent', await sources.below(`Job#${occupation}`, `User#${place}`), [
      'User.baseLocation',
    ]);
}

/**
 * When the name of a skill, a skill tag, an occupation or a place changes, updates its copies in the profiles
 * of talents. The `version` of these records stays the same.
 */
export const refreshNamesOfTalents: Reaction = async ({ before, after }) => {
  const kept = KEPT[after?.__typename ?? ''];
  if (!kept || !before || !after || !hasChanged(before, after, ['name'])) return;
  const rows = eachIndexed(env('TALENT_TABLE'), 'byParent', 'parentKey', `${after.__typename}#${after.sk}`);
  await refreshAll('Talent', rows, kept);
  if (after.__typename === 'Prefacture') await refreshBaseLocation(after.sk);
};
