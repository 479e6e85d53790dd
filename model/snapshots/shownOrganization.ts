/** What an organization is called in a conversation about its job, which `jobSnapshot` tells: as everybody may know it. */
export function shownOrganization(snapshot: Readonly<Record<string, unknown>>): string {
  return `${snapshot.organizationName ?? snapshot.organizationNameForHidden ?? ''}`;
}
