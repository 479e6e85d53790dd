import { OpenJob } from '../../../model/entities/OpenJob';
import { addressOf } from '../../../model/ids';
import { env } from '../env';
import { withoutPerson } from './withoutPerson';

/** Takes a person out of a job's owners, and out of those of them who are its organization's members. */
export function leaveJob(openJobId: string, sub: string): Promise<void> {
  return withoutPerson(env('OPEN_JOB_TABLE'), addressOf(OpenJob, openJobId), ['owners', 'clientIds'], sub);
}
