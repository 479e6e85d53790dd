/**
 * Returns a talent's picture for those who talk to them, if the talent shares it; accepts a User or its snapshot.
 */
export function sharedIcon(user: Readonly<Record<string, unknown>>): unknown {
  return user.isShareProfileIcon === true ? (user.profileIcon ?? null) : null;
}
