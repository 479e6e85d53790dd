import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import type { StoredRow } from '../../lib/StoredRow';
import type { NoticeEvent } from './NoticeEvent';

type Side = StoredMeeting['offeredBy'];

interface Happened {
  kind: 'MEETING_PROPOSED' | 'MEETING_AGREED' | 'MEETING_CANCELLED';
  /** Which side did it. */
  by: Side;
  /** Whether calendars have the meeting, or get it: then both sides get a mail. */
  isInCalendars: boolean;
}

const otherOf = (side: Side): Side => (side === 'TALENT' ? 'CLIENT' : 'TALENT');

/** Returns what happened to a meeting; null if nothing did. */
function happenedTo(before: StoredMeeting | undefined, after: StoredMeeting): Happened | null {
  if (before?.updatedAt === after.updatedAt) return null;
  if (after.state === 'CANCELLED') {
    const by = after.cancelledBy ?? 'CLIENT';
    return { kind: 'MEETING_CANCELLED', by, isInCalendars: before?.state === 'AGREED' };
  }
  if (after.times.length > 0) return { kind: 'MEETING_PROPOSED', by: after.offeredBy, isInCalendars: false };
  // A time that was taken, or details that staff changed.
  const by = before && before.at !== after.at ? otherOf(before.offeredBy) : 'CLIENT';
  return { kind: 'MEETING_AGREED', by, isInCalendars: true };
}

/**
 * Returns the notices about the meetings of an application: one to the other side of who did something. Who did it gets
 * only a mail, and only if it changes their calendar. If a withdrawal or a rejection ended the meetings, that has a notice
 * of its own, and both sides get the mail.
 */
export function meetingEventsOf(before: StoredRow | undefined, after: StoredRow): NoticeEvent[] {
  const earlier = (before?.meetings ?? []) as StoredMeeting[];
  return ((after.meetings ?? []) as StoredMeeting[]).flatMap((meeting) => {
    const happened = happenedTo(
      earlier.find(({ id }) => id === meeting.id),
      meeting,
    );
    if (!happened) return [];
    const { kind, by, isInCalendars } = happened;
    const isEnd = before !== undefined && before.type !== after.type;
    const about = {
      kind,
      subject: String(after.conversationId),
      title: (after.openJob as { title?: string } | undefined)?.title,
      at: meeting.updatedAt,
      meeting: { application: String(after.id), id: meeting.id },
    };
    const to = { TALENT: { userId: String(after.userID) }, CLIENT: { staffOf: String(after.openJobID) } };
    const isOnlyMail = { isOnlyMail: true as const };
    return [
      ...(!isEnd ? [{ ...about, to: to[otherOf(by)] }] : []),
      ...(isEnd && isInCalendars ? [{ ...about, ...isOnlyMail, to: to[otherOf(by)] }] : []),
      ...(isInCalendars ? [{ ...about, ...isOnlyMail, to: to[by] }] : []),
    ];
  });
}
