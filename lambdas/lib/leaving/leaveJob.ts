import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { env } from '../env';
import { removeFromLists } from './removeFromLists';

/** Removes a person from a job's `owners` and from its `clientIds`. */
export function leaveJob(openJobId: string, sub: string): Promise<void> {
  return removeFromLists(env('OPEN_JOB_TABLE'), keyOf(OpenJob, openJobId), ['owners', 'clientIds'], sub);
}
