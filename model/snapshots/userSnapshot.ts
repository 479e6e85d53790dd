/** The copy of a talent in an application, with the flags that decide how much of it job staff see. */
export function userSnapshot(user: Record<string, unknown>): Record<string, unknown> {
  return {
    id: user.sub,
    sub: user.sub,
    name: user.name ?? null,
    displayName: user.displayName ?? null,
    profileIcon: user.profileIcon ?? null,
    isShareFullname: user.isShareFullname === true,
    isShareProfileIcon: user.isShareProfileIcon === true,
  };
}

/**
 * Returns a talent's picture for those who talk to them, if the talent shares it; accepts a User or its snapshot.
 */
export function sharedIcon(user: Readonly<Record<string, unknown>>): unknown {
  return user.isShareProfileIcon === true ? (user.profileIcon ?? null) : null;
}
