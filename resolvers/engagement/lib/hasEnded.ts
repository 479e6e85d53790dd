import { util } from '@aws-appsync/utils';
import type { Item } from '../../lib/Item';

const JAPAN = 32400000;

/** Has an engagement ended, by the calendar of Japan? Its last day counts. */
export function hasEnded({ endDate, isContinuation }: Item): boolean {
  const now = util.time.epochMilliSecondsToISO8601(util.time.nowEpochMilliSeconds() + JAPAN);
  return isContinuation !== true && !!endDate && `${endDate}` <= now.slice(0, 10);
}
