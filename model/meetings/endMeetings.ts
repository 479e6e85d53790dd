import type { EnumValue } from '../enums';
import type { StoredMeeting } from './StoredMeeting';

/**
 * Returns the meetings of an application that is withdrawn or rejected: those that were open or agreed are cancelled by
 * who ended the application, except what has begun. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 * @param now the current time in ISO 8601
 */
export function endMeetings(
  meetings: readonly StoredMeeting[],
  { by, now }: { by: EnumValue<'ReviewSide'>; now: string },
): StoredMeeting[] {
  return meetings.map((meeting) => {
    const { state, at, sequence } = meeting;
    const isOver = state === 'CANCELLED' || (state === 'AGREED' && (at ?? '') <= now);
    if (isOver) return meeting;
    return {
      ...meeting,
      state: 'CANCELLED',
      times: [],
      cancelledBy: by,
      sequence: sequence + 1,
      updatedAt: now,
    };
  });
}
