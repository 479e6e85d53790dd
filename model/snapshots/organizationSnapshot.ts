/** The copy of an organization in its job; null without one, so that no relation tries to read it. */
export function organizationSnapshot(organization: Record<string, unknown>): Record<string, unknown> {
  const { id, name, icon, description } = organization;
  return { id, name, icon: icon ?? null, description: description ?? null };
}
