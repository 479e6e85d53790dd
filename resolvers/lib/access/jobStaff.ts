import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobStaff';
import { fail, type Item, queryChildren, resultOrFail } from '../resolver';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';

/**
 * Returns the caller's role in the job that a talent's private row is about. The row contains the subs of the job's
 * current staff in `staffIds`; older rows contain only the staff at their creation, in `memberIds`.
 */
export function jobRoleInRow(who: Caller, row: Item): 'client' | 'consultant' | 'none' {
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
 * Returns the caller's involvements as a consultant. Throws `Unauthorized` if there are none, because the caller is
 * then a talent.
 */
export function requireConsultations(ctx: Context): Item[] {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const own = items.filter((row) => row.involveType === 'CONSULTANT');
  if (own.length === 0) fail('Unauthorized', 'This is for organizations and consultants.');
  return own;
}
