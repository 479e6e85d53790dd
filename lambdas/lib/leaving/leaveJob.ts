import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { env } from '../env';
import { withoutPerson } from './withoutPerson';

/** Removes a person from a job's `owners` and from its `clientIds`. */
export function leaveJob(openJobId: string, sub: string): Promise<void> {
  return withoutPerson(env('OPEN_JOB_TABLE'), keyOf(OpenJob, openJobId), ['owners', 'clientIds'], sub);
}
