import { japanDay } from '../japanDay';
import { addDays } from '../periods/addDays';
import { requiredToPublish } from '../rules/posting/requiredToPublish';
import { isPublic } from '../visibility/isPublic';

/** House policy: for how many days a public job that lacks something stays public. */
const DAYS = 30;

type Job = Readonly<Record<string, unknown>>;

/**
 * Returns until which day a public job that lacks what the publication needs must have it, and since when its staff are
 * asked: as stored, or from `now` on. Null for a job that lacks nothing or is not public.
 */
export function itemsDueOf(job: Job, now: Date) {
  const { itemsDueOn, itemsAskedAt } = job;
  if (!isPublic(job) || requiredToPublish(job).length === 0) return { itemsDueOn: null, itemsAskedAt: null };
  return {
    itemsDueOn: itemsDueOn ?? addDays(japanDay(now), DAYS),
    itemsAskedAt: itemsAskedAt ?? now.toISOString(),
  };
}
