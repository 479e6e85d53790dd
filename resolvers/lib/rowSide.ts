import type { Caller } from '../../model/access';
import { jobSide } from '../../model/jobSide';
import type { Item } from './Item';

/**
 * On which side of the job that a row of a talent's desk is about the caller works. The row itself tells whose that is:
 * `sideIds` are its job's people as they now are, `memberIds` those of the day it was made.
 */
export function rowSide(who: Caller, row: Item): 'client' | 'consultant' | 'none' {
  return jobSide(who, {
    organizationOpenJobsId: row.organizationId,
    owners: row.sideIds ?? row.memberIds,
  });
}
