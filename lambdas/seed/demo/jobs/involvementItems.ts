import { UserOpenJobs } from '../../../../model/entities/UserOpenJobs';
import { childId } from '../../../../model/ids';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoTalent } from '../talents/DemoTalent';
import type { DemoJob } from './DemoJob';

/**
 * Builds the involvements of demo talents who were recommended or scouted for open jobs of their occupation:
 * up to three for the test talent, and up to one for every sixteenth other talent.
 */
export function involvementItems(
  day: SeedDay,
  testTalent: DemoTalent,
  talents: DemoTalent[],
  jobs: DemoJob[],
): StoredItem[] {
  const random = new Random('involvements');
  const people = [testTalent, ...talents.filter((_, index) => index % 16 === 5)];
  return people.flatMap(({ person: { sub }, text }) => {
    const near = jobs.filter(({ isOpen, occupation }) => isOpen && occupation === text.occupation);
    return random.some(near, sub === testTalent.person.sub ? 3 : 1).map(({ id, owner, values }) => {
      const at = day.ago(random.int(1, 20), random.int(9, 19), random.int(0, 59));
      const involveType = random.pick(['RECOMMENDED', 'SCOUTED'] as const);
      return seedItem(UserOpenJobs, childId(sub, id), at, {
        ...(involveType === 'SCOUTED' && { scoutedAt: at }),
        owner: sub,
        createdBy: owner.sub,
        userID: sub,
        openJobID: id,
        involveType,
        openJob: jobSnapshot({ ...values, id }),
        organizationId: values.organizationOpenJobsId,
        staffIds: [owner.sub],
        parentKey: `OpenJob#${id}`,
        parentSort: `UserOpenJobs#${at}`,
      });
    });
  });
}
