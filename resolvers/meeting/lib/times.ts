import { util } from '@aws-appsync/utils';
import { MeetingLimits } from '../../../model/limits/MeetingLimits';
import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import type { TakenTime } from '../../../model/meetings/TakenTime';
import { fail, invalid } from '../../lib/resolver';

const MINUTE = 60000;
const DAY = 86400000;

/** Returns a time of the API in milliseconds since 1970. */
export const millisOf = (time: string): number => util.time.parseISO8601ToEpochMilliSeconds(time);

/** Returns a time of the API in the form in which all are stored, so that equal times are equal texts. */
export const storedTime = (time: string): string => util.time.epochMilliSecondsToISO8601(millisOf(time));

/**
 * Returns the offered times of an input as they are stored, in their order. `InvalidInput` if one is not on a quarter of
 * an hour, is past or too far ahead, or is there twice.
 */
export function readTimes(times: readonly string[]): string[] {
  if (times.length > MeetingLimits.times) invalid('input.times', `0..${MeetingLimits.times} elements`);
  const now = util.time.nowEpochMilliSeconds();
  times.forEach((time) => {
    const at = millisOf(time);
    if (at % (MeetingLimits.step * MINUTE) !== 0) invalid('input.times', 'quarter');
    if (at <= now) invalid('input.times', 'future');
    if (at > now + MeetingLimits.daysAhead * DAY) invalid('input.times', 'near');
  });
  const stored = times.map((time) => storedTime(time));
  if (stored.filter((time, index) => stored.indexOf(time) !== index).length > 0)
    invalid('input.times', 'unique');
  return stored.sort();
}

/**
 * Returns those of some times at which another meeting about the job takes place.
 * @param meeting the meeting that the times are for, with its duration
 */
export function findTaken(
  times: readonly string[],
  { id, minutes }: Pick<StoredMeeting, 'id' | 'minutes'>,
  taken: readonly TakenTime[],
): string[] {
  const others = taken.filter((other) => other.meeting !== id);
  return times.filter((time) => {
    const from = millisOf(time);
    const isOverlapping = (other: TakenTime) => {
      const start = millisOf(other.at);
      return from < start + other.minutes * MINUTE && start < from + minutes * MINUTE;
    };
    return others.filter((other) => isOverlapping(other)).length > 0;
  });
}

/** Refuses times at which another meeting about the job takes place. */
export function refuseTaken(
  field: 'input.times' | 'input.at',
  times: readonly string[],
  meeting: Pick<StoredMeeting, 'id' | 'minutes'>,
  taken: readonly TakenTime[],
): void {
  if (findTaken(times, meeting, taken).length > 0)
    fail('Conflict', 'Another meeting about this job takes place then.', { field, rule: 'taken' });
}
