/** What an application carries of its talent, with what decides how much of it the job's organization sees. */
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
