/** Returns the copy of an organization that is stored in the organization's jobs. */
export function organizationSnapshot(organization: Record<string, unknown>): Record<string, unknown> {
  const { id, name, icon, description } = organization;
  return { id, name, icon: icon ?? null, description: description ?? null };
}
