import { OpenJobVisibility } from '../visibility/OpenJobVisibility';
import { project } from '../visibility/project';

const SHOWN =
  'id title coverImage organizationName organizationNameForHidden isHideOrganizationName workType ' +
  'salaryType minumumSalary maximumSalary isPublic isDraft closedAt';

/**
 * The copy of a job in a keep, an application or a conversation: what lists show, as everybody may see it. Used by
 * resolvers too: APPSYNC_JS subset only.
 */
export function jobSnapshot(job: Record<string, unknown>): Record<string, unknown> {
  const shown = project(OpenJobVisibility, job, 'public');
  const snapshot: Record<string, unknown> = {};
  SHOWN.split(' ').forEach((field) => {
    snapshot[field] = shown[field] ?? null;
  });
  return snapshot;
}

/** Returns the public name of an organization in a conversation about its job, from the `jobSnapshot`. */
export function shownOrganization(snapshot: Readonly<Record<string, unknown>>): string {
  return `${snapshot.organizationName ?? snapshot.organizationNameForHidden ?? ''}`;
}
