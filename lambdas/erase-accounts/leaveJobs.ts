import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { childrenPrefix } from '../../model/ids';
import { collection } from '../lib/collection';
import { env } from '../lib/env';
import { indexed } from '../lib/indexed';
import { itemAt } from '../lib/itemAt';
import { leaveJob } from '../lib/leaving/leaveJob';

/** The jobs that a person may own: of the own involvements, conversations and organization. */
async function jobsOf(sub: string): Promise<Set<string>> {
  const user = await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' });
  const { pk, sk } = childrenPrefix(UserOpenJobs, sub);
  const organization = user?.organizationUsersId;
  const [involved, members, organizations] = await Promise.all([
    collection(env('TALENT_TABLE'), pk, sk),
    indexed(env('CONVERSATION_TABLE'), 'byMember', 'memberKey', sub),
    organization
      ? indexed(env('OPEN_JOB_TABLE'), 'byOrganization', 'organizationOpenJobsId', String(organization))
      : [],
  ]);
  const about = members.map(
    ({ conversation }) => (conversation as { openJobConversationsId?: unknown }) ?? {},
  );
  return new Set(
    [
      ...involved.map(({ openJobID }) => openJobID),
      ...about.map(({ openJobConversationsId }) => openJobConversationsId),
      ...organizations.map((job) => job.pk),
    ].flatMap((id) => (typeof id === 'string' ? [id] : [])),
  );
}

/** Takes a person out of the owners of jobs. Who consults follows from the involvements, when these go. */
export async function leaveJobs(sub: string): Promise<void> {
  for (const id of await jobsOf(sub)) await leaveJob(id, sub);
}
