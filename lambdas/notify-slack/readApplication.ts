import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { itemAt } from '../lib/itemAt';
import { env } from './needs';
import type { ReadApplication } from './newApplication';
import { readTalent } from './readTalent';

/**
 * Reads a person's application to a job. Null if the person has not applied to the job or has no profile, or if
 * the job does not exist.
 */
export async function readApplication(sub: string, openJobId: string): Promise<ReadApplication | null> {
  if (!isIdOf(OpenJob, openJobId)) return null;
  const [application, talent, job] = await Promise.all([
    itemAt(env('TALENT_TABLE'), keyOf(UserApplies, childId(sub, openJobId))),
    readTalent(sub),
    itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, openJobId)),
  ]);
  return application && talent && job ? { application, job, talent } : null;
}
