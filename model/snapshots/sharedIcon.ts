/** A talent's picture for those whom they talk to: only while they share it. Of a user or of their snapshot. */
export function sharedIcon(user: Readonly<Record<string, unknown>>): unknown {
  return user.isShareProfileIcon === true ? (user.profileIcon ?? null) : null;
}
