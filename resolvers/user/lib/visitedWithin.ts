import { util } from '@aws-appsync/utils';

const DAY = 86400000;

/**
 * Returns the time since a talent's last visit as a range, such as `DAYS_7`, because organizations may not know it
 * exactly. Null if the visit is unknown.
 */
export function visitedWithin(lastVisitedAt: unknown): string | null {
  if (!lastVisitedAt) return null;
  const age =
    util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(`${lastVisitedAt}`);
  if (age <= 7 * DAY) return 'DAYS_7';
  return age <= 30 * DAY ? 'DAYS_30' : 'OLDER';
}
