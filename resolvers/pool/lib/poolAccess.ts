import type { Caller } from '../../../model/access';
import { Organization } from '../../../model/entities/Organization';
import { User } from '../../../model/entities/User';
import { isIdOf, secondSegment } from '../../../model/ids';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import type { StoredRow } from '../../generated/types';

/*
 * Whose pool a caller works with, and whom it may contain.
 */

/**
 * Returns the organization whose pool the caller reads and writes: their own, or the one that an administrator names.
 * Empty if there is none, or a member names another one.
 */
export function poolOf(who: Caller, asked: string | null | undefined): string {
  const named = asked ?? '';
  const own = who.isAdmin ? named : who.organizationId;
  const isOwn = own !== '' && (named === '' || named === own) && isIdOf(Organization, own);
  return isOwn ? own : '';
}

/**
 * Returns whether an organization may keep something about a person: only while their profile is shown to its members.
 * Nobody reads or writes what is kept about themselves.
 */
export const isPoolable = (
  who: Caller,
  organizationId: string,
  user: StoredRow | null | undefined,
): boolean => !!user && user.sub !== who.sub && isProfileShown(user, 'client', organizationId);

/** Returns whether a text is the sub of somebody else than the caller. */
export const isOther = (who: Caller, userID: string): boolean => isIdOf(User, userID) && userID !== who.sub;

/** Returns whether a note is in the pool of the caller's organization; administrators may write in every one. */
export const isOfOwnPool = (who: Caller, noteId: string): boolean =>
  who.isAdmin || (who.organizationId !== '' && secondSegment(noteId) === who.organizationId);
