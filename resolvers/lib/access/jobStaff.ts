import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../../model/access';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { givesRight } from '../../../model/givesRight';
import { jobRole } from '../../../model/jobStaff';
import type { StoredRow } from '../../generated/types';
import { queryChildren } from '../read';
import { fail, resultOrFail } from '../resolver';

/**
 * Returns the caller's role in the job that a talent's private row, such as an application, is about. It
 * reads the subs of the job's owners and consultants from the row: they are in `staffIds` or, in applications
 * of older releases, in `memberIds` (the members of the conversation).
 */
export function jobRoleInRow(who: Caller, row: StoredRow): 'client' | 'consultant' | 'none' {
  return jobRole(who, {
    organizationOpenJobsId: row.organizationId,
    owners: row.staffIds ?? row.memberIds,
  });
}

/** Returns a Query for a person's involvements in jobs. */
export function queryConsultations(sub: string) {
  return queryChildren(UserOpenJobs, sub);
}

/**
 * Throws `Unauthorized` unless one of the caller's involvements in jobs is that of a consultant. The step's
 * request must be `queryConsultations`.
 */
export function requireConsultation(ctx: Context): void {
  const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
  if (!items.some((row) => givesRight(UserOpenJobs, row)))
    fail('Unauthorized', 'This is for organizations and consultants.');
}
