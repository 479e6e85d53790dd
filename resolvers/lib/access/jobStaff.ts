import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobRole';
import { fail, type Item, queryChildren, resultOrFail } from '../resolver';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';

/**
 * On which side of the job that a row of a talent's private rows is about the caller works. The row itself tells whose that is:
 * `staffIds` are its job's people as they now are, `memberIds` those of the day it was made.
 */
export function jobRoleInRow(who: Caller, row: Item): 'client' | 'consultant' | 'none' {
  return jobRole(who, {
    organizationOpenJobsId: row.organizationId,
    owners: row.staffIds ?? row.memberIds,
  });
}

/** Asks in which jobs somebody is involved, which their own private rows tells. */
export function queryConsultations(sub: string) {
  return queryChildren(UserOpenJobs, sub);
}

/** The rows of the jobs that the caller consults on. Who consults on none is a talent, and refused. */
export function requireConsultations(ctx: Context): Item[] {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const own = items.filter((row) => row.involveType === 'CONSULTANT');
  if (own.length === 0) fail('Unauthorized', 'This is for organizations and consultants.');
  return own;
}
