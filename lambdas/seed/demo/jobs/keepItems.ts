import { UserFavoriteOpenJobs } from '../../../../model/entities/UserFavoriteOpenJobs';
import { childId } from '../../../../model/ids';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { pickTimeBetween } from '../../lib/pickTimeBetween';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoTalent } from '../talents/DemoTalent';
import type { DemoJob } from './DemoJob';

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
