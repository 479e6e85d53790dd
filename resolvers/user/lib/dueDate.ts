import { util } from '@aws-appsync/utils';
import { gracePeriod } from '../../../model/gracePeriod';

/** Returns the day (UTC) on which an account is erased whose deletion was requested at this time. */
export function dueDate(askedAt: number): string {
  return util.time.epochMilliSecondsToISO8601(askedAt + gracePeriod).slice(0, 10);
}
