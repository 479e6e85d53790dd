/** Returns the copy of an organization that is stored in the organization's jobs. */
export function organizationSnapshot(organization: Record<string, unknown>): Record<string, unknown> {
  const { id, name } = organization;
  const snapshot: Record<string, unknown> = { id, name };
  ['icon', 'description', 'address', 'contact'].forEach((field) => {
    snapshot[field] = organization[field] ?? null;
  });
  return snapshot;
}
