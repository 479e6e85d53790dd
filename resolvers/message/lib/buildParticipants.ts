import { maskedPerson } from '../../../model/visibility/maskedPerson';
import type { Item } from '../../lib/resolver';

/**
 * Returns a member's profile picture: for the applicant of an application's conversation the picture that
 * other members' rows contain (`partnerIcon`), for all other members null.
 */
function pictureOf(row: Item, rows: Item[]): unknown {
  const isApplicant = row.isJobStaff === false && row.userId === row.createdBy;
  const kept = rows.map(({ partnerIcon }) => partnerIcon).filter((icon) => icon);
  return isApplicant ? (kept[0] ?? null) : null;
}

/**
 * Returns the members of a conversation with the names that are shown with their messages. With `isMasked`,
 * all job staff other than the viewer appear as one person, with the name of the first of them.
 * Administrators who added themselves come last, so that this name is the organization's.
 */
export function buildParticipants(rows: Item[], viewer: string, isMasked: boolean): Item[] {
  const invited = rows.filter(({ joinReason }) => !joinReason);
  const joined = rows.filter(({ joinReason }) => joinReason);
  const people = [...invited, ...joined].map((row): Item => {
    const shown = isMasked
      ? maskedPerson.participant(row, viewer)
      : { sub: row.userId, name: row.memberName };
    return { ...shown, profileIcon: pictureOf(row, rows) };
  });
  const subs = people.map(({ sub }) => sub);
  return people.filter(({ sub }, index) => subs.indexOf(sub) === index);
}
