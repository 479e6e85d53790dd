import { OpenJob } from '../../../model/entities/OpenJob';
import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { jobPeople } from '../../../model/jobStaff';
import { env } from '../needs';
import type { StoredRow } from '../../lib/StoredRow';
import { itemAt } from '../../lib/itemAt';
import { conversationsAsStaff } from '../../lib/leaving/conversationsAsStaff';
import { leaveConversation } from '../../lib/leaving/leaveConversation';
import type { Reaction } from '../Reaction';

/** Returns the subs of a job's owners, consultants and clients. */
const staffOf = (job: StoredRow): string[] => [...jobPeople(job), ...((job.clientIds ?? []) as string[])];

/** Returns whether a person is a member of the job's organization. */
async function isMember(sub: string, job: StoredRow): Promise<boolean> {
  const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  return !!job.organizationOpenJobsId && user?.organizationUsersId === job.organizationOpenJobsId;
}

/**
 * When a person stops being owner, consultant or client of a job, removes them from the job's conversations
 * in which they are job staff. Members of the job's organization stay. It also checks the job's current
 * state, because the change can arrive late and the person may be back.
 */
export const leaveConversationsOfJob: Reaction = async ({ before, after }) => {
  if (before?.__typename !== 'OpenJob' || after?.__typename !== 'OpenJob') return;
  const gone = staffOf(before).filter((sub) => !staffOf(after).includes(sub));
  if (gone.length === 0) return;
  const job = await itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, after.pk));
  if (!job) return;
  for (const sub of gone) {
    if (staffOf(job).includes(sub) || (await isMember(sub, job))) continue;
    for (const { conversationId, openJobId } of await conversationsAsStaff(sub))
      if (openJobId === after.pk) await leaveConversation(conversationId, sub);
  }
};
