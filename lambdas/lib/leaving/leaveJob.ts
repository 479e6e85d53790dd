import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { env } from '../env';
import { removeFromLists } from './removeFromLists';

/** Removes a person's sub from the attributes `owners` and `clientIds` of a job. */
export function leaveJob(openJobId: string, sub: string): Promise<void> {
  return removeFromLists(env('OPEN_JOB_TABLE'), keyOf(OpenJob, openJobId), ['owners', 'clientIds'], sub);
}
