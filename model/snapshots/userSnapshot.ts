/** What an application carries of its talent; shown to administrators and to the talent. */
export function userSnapshot(user: Record<string, unknown>): Record<string, unknown> {
  return {
    id: user.sub,
    sub: user.sub,
    name: user.name ?? null,
    displayName: user.displayName ?? null,
    profileIcon: user.profileIcon ?? null,
  };
}
