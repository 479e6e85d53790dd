import type { Item } from '../../lib/Item';
import { aboutJob } from './aboutJob';

/**
 * True when a member takes part for the job's organization. Rows stored before this flag existed count as
 * such in every conversation about a job, so that nobody is shown by mistake.
 */
export function isStaffMember(member: Item): boolean {
  return member.isJobStaff === undefined ? aboutJob(member) : member.isJobStaff === true;
}
