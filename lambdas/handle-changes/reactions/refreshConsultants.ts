import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { givesRight } from '../../../model/givesRight';
import { refresh } from '../../derived/refresh';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import { itemAt } from '../../lib/itemAt';
import { listConsultant } from '../listConsultant';
import type { Reaction } from '../Reaction';

/**
 * When the type of a person's involvement in a job changes, adds the person to the job's `consultantIds` or removes
 * them from it: an involvement as consultant counts if an administrator made it. Resolvers use this list to check the
 * rights of consultants. It also copies the subs of the job's staff to the involvement. It reads the involvement's
 * current state, so that a change that arrives late does not restore rights.
 */
export const refreshConsultants: Reaction = async ({ before, after }) => {
  const row = after ?? before;
  if (row?.__typename !== 'UserOpenJobs' || !hasChanged(before, after, ['involveType', 'appointedBy']))
    return;
  const now = await itemAt(env('TALENT_TABLE'), { pk: row.pk, sk: row.sk });
  if (now) await refresh('Talent', now, ['UserOpenJobs.staffIds']);
  await listConsultant(String(row.openJobID), String(row.userID), givesRight(UserOpenJobs, now));
};
