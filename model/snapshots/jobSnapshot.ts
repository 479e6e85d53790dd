import { OpenJobVisibility } from '../visibility/OpenJobVisibility';
import { project } from '../visibility/project';

const SHOWN =
  'id title coverImage organizationName organizationNameForHidden isHideOrganizationName workType ' +
  'salaryType minumumSalary maximumSalary isPublic isDraft closedAt';

/**
 * Returns the copy of a job that is stored in a keep (saved job), an application, an engagement or a
 * conversation. It contains the fields that lists show, as far as they are public. Resolvers use this
 * function too, so it is limited to the APPSYNC_JS subset.
 */
export function jobSnapshot(job: Record<string, unknown>): Record<string, unknown> {
  const shown = project(OpenJobVisibility, job, 'public');
  const snapshot: Record<string, unknown> = {};
  SHOWN.split(' ').forEach((field) => {
    snapshot[field] = shown[field] ?? null;
  });
  return snapshot;
}

/**
 * Returns the name under which other people see the organization of a job, according to the job's snapshot:
 * its real name, or the substitute if the job hides the name. Empty if there is neither.
 */
export function shownOrganization(snapshot: Readonly<Record<string, unknown>>): string {
  return `${snapshot.organizationName ?? snapshot.organizationNameForHidden ?? ''}`;
}
