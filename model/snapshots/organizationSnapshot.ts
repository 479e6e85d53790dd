/** What a job carries of the organization that offers it; null where there is nothing, so that nobody looks for it. */
export function organizationSnapshot(organization: Record<string, unknown>): Record<string, unknown> {
  const { id, name, icon, description } = organization;
  return { id, name, icon: icon ?? null, description: description ?? null };
}
