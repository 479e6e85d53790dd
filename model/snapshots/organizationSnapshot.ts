import { copiedOfOrganization } from './copiedOfOrganization';

/** Returns the copy of an organization that is stored in the organization's jobs. */
export function organizationSnapshot(organization: Record<string, unknown>): Record<string, unknown> {
  const snapshot: Record<string, unknown> = { id: organization.id };
  copiedOfOrganization.forEach((field) => {
    snapshot[field] = organization[field] ?? null;
  });
  return snapshot;
}
