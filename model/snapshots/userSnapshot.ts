/**
 * Returns the copy of a talent that is stored in an application or engagement. It includes the share flags
 * that decide whether job staff see the talent's full name and picture.
 */
export function userSnapshot<User extends Record<string, unknown>>(user: User): Partial<User> {
  return {
    id: user.sub,
    sub: user.sub,
    name: user.name ?? null,
    displayName: user.displayName ?? null,
    profileIcon: user.profileIcon ?? null,
    isShareFullname: user.isShareFullname === true,
    isShareProfileIcon: user.isShareProfileIcon === true,
  } as Record<string, unknown> as Partial<User>;
}

/**
 * Returns a talent's profile picture for the other members of a conversation, or null if the talent does not share it.
 * Accepts a User record or its snapshot.
 */
export function sharedIcon<User extends Record<string, unknown>>(
  user: User,
): Exclude<User['profileIcon'], undefined> | null {
  return user.isShareProfileIcon === true
    ? ((user.profileIcon ?? null) as Exclude<User['profileIcon'], undefined>)
    : null;
}
