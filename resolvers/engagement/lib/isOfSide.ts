import type { Caller } from '../../../model/access';
import { jobSide } from '../../../model/jobSide';
import type { Item } from '../../lib/Item';

/** Does the caller work on the job that this row of a talent's desk is about? The row itself tells whose that is. */
export function isOfSide(who: Caller, row: Item): boolean {
  return jobSide(who, { organizationOpenJobsId: row.organizationId, owners: row.memberIds }) !== 'none';
}
