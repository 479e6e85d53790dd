import { OpenJobVisibility } from '../visibility/OpenJobVisibility';
import { project } from '../visibility/project';

const SHOWN =
  'id title coverImage organizationName organizationNameForHidden isHideOrganizationName workType ' +
  'salaryType minumumSalary maximumSalary isPublic isDraft closedAt';

/**
 * What a keep, an application or a conversation carries of its job: what lists show, as everybody may see
 * it. Used by resolvers too, so it stays inside the APPSYNC_JS subset.
 */
export function jobSnapshot(job: Record<string, unknown>): Record<string, unknown> {
  const shown = project(OpenJobVisibility, job, 'public');
  const snapshot: Record<string, unknown> = {};
  SHOWN.split(' ').forEach((field) => {
    snapshot[field] = shown[field] ?? null;
  });
  return snapshot;
}
