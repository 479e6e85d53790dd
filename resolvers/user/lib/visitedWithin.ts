import { util } from '@aws-appsync/utils';
import { visitRanges } from '../../../model/search/visitRanges';
import { asText } from '../../lib/asText';

const DAY = 86400000;

/**
 * Returns how long ago a talent's last visit was, as a range such as `DAYS_7`: organizations may not know the
 * exact time. Null if the talent's last visit is unknown.
 */
export function visitedWithin(lastVisitedAt: unknown): string | null {
  if (!lastVisitedAt) return null;
  const days =
    (util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(asText(lastVisitedAt))) /
    DAY;
  const [range] = visitRanges.filter(({ to }) => to === undefined || days <= to);
  return range ? range.name : null;
}
