import { maskedPerson } from '../../../model/visibility/maskedPerson';
import type { Item } from '../../lib/resolver';

/** The applicant's picture. The conversation's rows keep a copy of it for as long as the talent shares it. */
function pictureOf(row: Item, rows: Item[]): unknown {
  const isApplicant = row.isJobStaff === false && row.userId === row.createdBy;
  const kept = rows.map(({ partnerIcon }) => partnerIcon).filter((icon) => icon);
  return isApplicant ? (kept[0] ?? null) : null;
}

/**
 * The members of a conversation as its messages name them, from their rows. With `isMasked`, job staff are one
 * person with the organization's name; an administrator who joined by themselves gives it no name.
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
