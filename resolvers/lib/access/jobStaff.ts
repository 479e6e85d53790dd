import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobStaff';
import { fail, type Item, queryChildren, resultOrFail } from '../resolver';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';

/**
 * The caller's role in the job of a talent's private row. `staffIds` are the job's current staff,
 * `memberIds` those at the time the row was made.
 */
export function jobRoleInRow(who: Caller, row: Item): 'client' | 'consultant' | 'none' {
  return jobRole(who, {
    organizationOpenJobsId: row.organizationId,
    owners: row.staffIds ?? row.memberIds,
  });
}

/** Requests the rows of the jobs that a person is involved in. */
export function queryConsultations(sub: string) {
  return queryChildren(UserOpenJobs, sub);
}

/**
 * The rows of the jobs that the caller consults on; fails with `Unauthorized` if there are none, since the
 * caller is then a talent.
 */
export function requireConsultations(ctx: Context): Item[] {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const own = items.filter((row) => row.involveType === 'CONSULTANT');
  if (own.length === 0) fail('Unauthorized', 'This is for organizations and consultants.');
  return own;
}
