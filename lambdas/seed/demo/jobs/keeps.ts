import { UserFavoriteOpenJobs } from '../../../../model/entities/UserFavoriteOpenJobs';
import { childId } from '../../../../model/ids';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { pickTimeBetween } from '../../lib/pickTimeBetween';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoTalent } from '../talents/DemoTalent';
import type { DemoJob } from './DemoJob';

/**
 * Chooses the jobs that each demo talent keeps. About a third of the talents keep a few jobs; the test talent
 * keeps up to eight open jobs and a closed one.
 */
export function generateKeeps(
  testTalent: DemoTalent,
  talents: DemoTalent[],
  jobs: DemoJob[],
): Map<DemoTalent, DemoJob[]> {
  const random = new Random('keeps');
  const open = jobs.filter(({ isOpen }) => isOpen);
  const closed = jobs.filter(({ values }) => values.closedAt !== undefined);
  const wanted = random.some(open, 40);
  const near = open.filter(({ occupation }) => occupation === testTalent.text.occupation);
  const own = new Set([...random.some(near, 6), ...random.some(open, 2), ...closed.slice(0, 1)]);
  const keeps = new Map([[testTalent, [...own]]]);
  for (const talent of talents) {
    if (!random.chance(0.35)) continue;
    const fitting = open.filter(({ occupation }) => occupation === talent.text.occupation);
    const liked = [...random.some(fitting, random.int(1, 4)), ...random.some(wanted, random.int(0, 2))];
    keeps.set(talent, [...new Set(liked)]);
  }
  return keeps;
}

/**
 * Builds the keep records of one demo talent for the given jobs. Each keep was created between the job's
 * publication and its closing (or today).
 */
export function keepItems(day: SeedDay, { person, random }: DemoTalent, jobs: DemoJob[]): StoredItem[] {
  const { sub } = person;
  return jobs.map(({ id, values }) => {
    const keptAt = pickTimeBetween(random, `${values.publishedAt}`, `${values.closedAt ?? day.ago(0, 0, 0)}`);
    return seedItem(UserFavoriteOpenJobs, childId(sub, id), keptAt, {
      owner: sub,
      createdBy: sub,
      userID: sub,
      openJobID: id,
      isFavorite: true,
      openJob: jobSnapshot({ ...values, id }),
      parentKey: `OpenJob#${id}`,
      parentSort: `UserFavoriteOpenJobs#${keptAt}`,
    });
  });
}
