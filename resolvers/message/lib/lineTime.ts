import { util } from '@aws-appsync/utils';
import { ulidTime } from '../../lib/ulidTime';

/**
 * When a line of a thread was written: the time in its own ULID. So lines sort by their time as by their ids, and
 * whatever is written with a line bears the same time.
 */
export function lineTime(id: string): string {
  return util.time.epochMilliSecondsToISO8601(ulidTime(`${id.split('.')[1]}`));
}
