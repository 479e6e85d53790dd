import { Organization } from '../../../model/entities/Organization';
import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { jobStaff } from '../../../model/jobStaff';
import { env } from '../env';
import type { StoredRow } from '../StoredRow';
import { itemAt } from '../itemAt';

/**
 * Returns the subs of the people who currently represent the organization in conversations about a job,
 * according to `model/jobStaff`.
 */
export async function findStaff(job: StoredRow): Promise<string[]> {
  const organizationId = job.organizationOpenJobsId as string | undefined;
  const memberIds: string[] = [];
  for (const sub of (job.clientIds ?? []) as string[]) {
    const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
    if (organizationId && user?.organizationUsersId === organizationId) memberIds.push(sub);
  }
  const organization = organizationId
    ? await itemAt(env('CATALOG_TABLE'), keyOf(Organization, organizationId))
    : undefined;
  return jobStaff(job, { memberIds, owners: (organization?.owners ?? []) as string[] });
}
