import { UserFavoriteOpenJobs } from '../../../../model/entities/UserFavoriteOpenJobs';
import { childId } from '../../../../model/ids';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { between } from '../../lib/between';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoJob } from './DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

/** A talent's keeps: one row per job, kept between its publication and today. */
export function keepItems(day: SeedDay, { person, random }: DemoTalent, jobs: DemoJob[]): StoredItem[] {
  const { sub } = person;
  return jobs.map(({ id, values }) => {
    const keptAt = between(random, `${values.publishedAt}`, `${values.closedAt ?? day.ago(0, 0, 0)}`);
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
