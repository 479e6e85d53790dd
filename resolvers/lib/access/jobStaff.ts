import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobStaff';
import { fail, type Item, queryChildren, resultOrFail } from '../resolver';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';

/**
 * Returns the caller's role in the job that a talent's private row, such as an application, is about.
 * `staffIds` in the row has the subs that `jobPeople` returned for the job: its owners and consultants,
 * without clients. Rows of older releases lack it; `memberIds`, the members of an application's conversation,
 * is then used in its place.
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
 * Returns the caller's involvements as a consultant, from the result of `queryConsultations`. Throws
 * `Unauthorized` if there are none, because the field is only for organizations and consultants.
 */
export function requireConsultations(ctx: Context): Item[] {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const own = items.filter((row) => row.involveType === 'CONSULTANT');
  if (own.length === 0) fail('Unauthorized', 'This is for organizations and consultants.');
  return own;
}
