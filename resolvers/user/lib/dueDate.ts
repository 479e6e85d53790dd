import { util } from '@aws-appsync/utils';
import { gracePeriod } from '../../../model/gracePeriod';

/** The day (UTC) by which an account is erased whose end was asked for at this time. */
export function dueDate(askedAt: number): string {
  return util.time.epochMilliSecondsToISO8601(askedAt + gracePeriod).slice(0, 10);
}
