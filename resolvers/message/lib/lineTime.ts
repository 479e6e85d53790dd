import { util } from '@aws-appsync/utils';
import { ulidTime } from '../../lib/ulidTime';

/**
 * The time of a line in a thread, from its ULID. Lines therefore sort the same by time and by id, and
 * everything written with a line has the same time.
 */
export function lineTime(id: string): string {
  return util.time.epochMilliSecondsToISO8601(ulidTime(`${id.split('.')[1]}`));
}
