import type { Caller } from '../../model/access';
import { jobRole } from '../../model/jobRole';
import type { Item } from './Item';

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
