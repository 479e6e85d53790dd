import { util } from '@aws-appsync/utils';

const FOURTEEN_DAYS = 1209600000;

/** The day (UTC) by which an account is erased whose end was asked for at this time. */
export function dueDate(askedAt: number): string {
  return util.time.epochMilliSecondsToISO8601(askedAt + FOURTEEN_DAYS).slice(0, 10);
}
