import { OpenJobVisibility } from '../visibility/OpenJobVisibility';
import { project } from '../visibility/project';

const SHOWN =
  'id title coverImage organizationName organizationNameForHidden isHideOrganizationName workType ' +
  'salaryType minumumSalary maximumSalary isPublic isDraft closedAt';

/**
 * Returns the copy of a job that is stored in a keep (saved job), an application, an engagement or a
 * conversation. It contains the fields that lists show; a field that is not public is null. Resolvers use
 * this function too, so it is limited to the APPSYNC_JS subset.
 */
export function jobSnapshot<Job extends Record<string, unknown>>(job: Job): Partial<Job> {
  const shown: Record<string, unknown> = project(OpenJobVisibility, job, 'public');
  const snapshot: Record<string, unknown> = {};
  SHOWN.split(' ').forEach((field) => {
    snapshot[field] = shown[field] ?? null;
  });
  return snapshot as Partial<Job>;
}

/**
 * Returns the name of a job's organization that the job's snapshot contains: the real name or, if the job
 * hides it, the substitute; empty if there is neither.
 */
export function shownOrganization(snapshot: Readonly<Record<string, unknown>>): string {
  return `${snapshot.organizationName ?? snapshot.organizationNameForHidden ?? ''}`;
}
