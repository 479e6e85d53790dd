import { util } from '@aws-appsync/utils';

const DAY = 86400000;

/** The time since the last visit, as roughly as organizations may know it; null if unknown. */
export function visitedWithin(lastVisitedAt: unknown): string | null {
  if (!lastVisitedAt) return null;
  const age =
    util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(`${lastVisitedAt}`);
  if (age <= 7 * DAY) return 'DAYS_7';
  return age <= 30 * DAY ? 'DAYS_30' : 'OLDER';
}
