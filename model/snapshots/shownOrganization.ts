/** Returns the public name of an organization in a conversation about its job, from the `jobSnapshot`. */
export function shownOrganization(snapshot: Readonly<Record<string, unknown>>): string {
  return `${snapshot.organizationName ?? snapshot.organizationNameForHidden ?? ''}`;
}
