import type { Item } from '../../lib/Item';
import { aboutJob } from './aboutJob';

/**
 * Whether a member takes part for the organization of the job. Rows of the time before that was stored: in a
 * conversation about a job everybody, so that nobody is shown who must not be.
 */
export function isOfSide(member: Item): boolean {
  return member.isOfSide === undefined ? aboutJob(member) : member.isOfSide === true;
}
