import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { itemAt } from '../itemAt';
import type { StoredRow } from '../StoredRow';
import { findStaff } from './findStaff';

/** Returns the subs of both sides of an application: the talent, and who represents the job's organization now. */
export async function findSides(jobs: string, application: StoredRow): Promise<string[]> {
  const job = await itemAt(jobs, keyOf(OpenJob, String(application.openJobID)));
  return [String(application.userID), ...(job ? await findStaff(job) : [])];
}
