import { maskedPerson } from '../../../model/visibility/maskedPerson';
import type { Rows } from '../../generated/types';

type MemberRow = Rows['UserConversations'];

/**
 * Returns a member's profile picture. Only the applicant in an application's conversation has one: it is
 * stored as `partnerIcon` in the other members' rows. Null for everybody else.
 */
function pictureOf(row: MemberRow, rows: MemberRow[]) {
  const isApplicant = row.isJobStaff === false && row.userId === row.createdBy;
  const kept = rows.map(({ partnerIcon }) => partnerIcon).filter((icon) => icon);
  return isApplicant ? (kept[0] ?? null) : null;
}

/**
 * Returns the members of a conversation, with the names that their messages show. With `isMasked`, all job
 * staff except the viewer are one person, with the name of the first of them. Administrators who added
 * themselves come last, so that this name is the organization's.
 */
export function buildParticipants(rows: MemberRow[], viewer: string, isMasked: boolean) {
  const invited = rows.filter(({ joinReason }) => !joinReason);
  const joined = rows.filter(({ joinReason }) => joinReason);
  const people = [...invited, ...joined].map((row) => {
    const shown = isMasked
      ? maskedPerson.participant(row, viewer)
      : { sub: row.userId, name: row.memberName };
    return { ...shown, profileIcon: pictureOf(row, rows) };
  });
  const subs = people.map(({ sub }) => sub);
  return people.filter(({ sub }, index) => subs.indexOf(sub) === index);
}
