import { OpenJob } from '../../../model/entities/OpenJob';
import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { worksForJob } from '../../../model/jobStaff';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import type { StoredRow } from '../../lib/StoredRow';
import { itemAt } from '../../lib/itemAt';
import { leaveConversation } from '../../lib/leaving/leaveConversation';
import { leaveJob } from '../../lib/leaving/leaveJob';
import { conversationsOfJob } from '../conversationsOfJob';
import type { Reaction } from '../Reaction';

const profileOf = (sub: string) => itemAt(env('TALENT_TABLE'), keyOf(User, sub));

/**
 * Removes the members of a job's former organization from the job's conversations in which they are job
 * staff, unless they still work for the job.
 */
async function leaveConversations(job: StoredRow, former: unknown): Promise<void> {
  const TableName = env('CONVERSATION_TABLE');
  for await (const { pk } of conversationsOfJob(job.pk))
    for (const { userId, isJobStaff } of await collection(TableName, pk, 'UserConversations#')) {
      if (isJobStaff === false) continue;
      const user = await profileOf(String(userId));
      if (!user || user.organizationUsersId !== former || worksForJob(user, job)) continue;
      await leaveConversation(pk, String(userId));
    }
}

/**
 * When a job moves to another organization, removes the former organization's members from the job's clients
 * and owners and from its conversations. Owners and consultants stay if an administrator has appointed them
 * (decision T42). It checks the job's current state, so that nothing is removed if the job has moved back
 * before the change arrives.
 */
export const leaveFormerOrganization: Reaction = async ({ before, after }) => {
  if (before?.__typename !== 'OpenJob' || after?.__typename !== 'OpenJob') return;
  const former = before.organizationOpenJobsId;
  if (!former || after.organizationOpenJobsId === former) return;
  const job = await itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, after.pk));
  if (!job || job.organizationOpenJobsId === former) return;
  for (const sub of (before.clientIds ?? []) as string[]) {
    const user = await profileOf(sub);
    if (!user || !worksForJob(user, job)) await leaveJob(after.pk, sub);
  }
  await leaveConversations(job, former);
};
