import { util } from '@aws-appsync/utils';
import { asText } from '../../lib/asText';

const DAY = 86400000;

/**
 * Returns how long ago a talent's last visit was, as a range such as `DAYS_7`: organizations may not know the
 * exact time. Null if the talent's last visit is unknown.
 */
export function visitedWithin(lastVisitedAt: unknown): string | null {
  if (!lastVisitedAt) return null;
  const age =
    util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(asText(lastVisitedAt));
  if (age <= 7 * DAY) return 'DAYS_7';
  return age <= 30 * DAY ? 'DAYS_30' : 'OLDER';
}
