import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { Organization } from '../../../model/entities/Organization';
import { User } from '../../../model/entities/User';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { keyOf, childId } from '../../../model/ids';
import { env } from '../needs';
import { itemAt } from '../../lib/itemAt';
import { conversationsAsStaff } from '../../lib/leaving/conversationsAsStaff';
import { endSessions } from '../../lib/leaving/endSessions';
import { leaveConversation } from '../../lib/leaving/leaveConversation';
import { leaveJob } from '../../lib/leaving/leaveJob';
import { removeFromLists } from '../../lib/leaving/removeFromLists';
import { tables } from '../../lib/tables';
import { listConsultant } from '../listConsultant';
import { jobsOfOrganization } from '../jobsOfOrganization';
import type { Reaction } from '../Reaction';

/**
 * The types of involvement with which a person works on a job. Involvements of all other types are the
 * organization's notes about a talent.
 */
const WORKING = ['CONSULTANT', 'CLIENT'];

/**
 * Ends a person's work on a job if their involvement began before they left the organization. A later
 * involvement was decided separately and stays.
 * @param leftAt when the person left the organization, in ISO 8601
 */
async function endInvolvement(openJobId: string, sub: string, leftAt: string): Promise<void> {
  const TableName = env('TALENT_TABLE');
  const Key = keyOf(UserOpenJobs, childId(sub, openJobId));
  const row = await itemAt(TableName, Key);
  if (!row || !WORKING.includes(String(row.involveType)) || String(row.createdAt) > leftAt) return;
  await tables.send(new DeleteCommand({ TableName, Key }));
  // `refreshConsultants` does it again later. Until `leaveJob` has run, `clientIds` keeps the person out of new
  // conversations; afterwards, they must not be a consultant any more.
  await listConsultant(openJobId, sub, false);
}

/**
 * When a member leaves an organization or their profile is deleted, removes them from the organization's owners, from
 * its jobs and from the conversations about these jobs. It also ends their involvements as consultant or client in
 * these jobs, except those that began after they had left (decision T42), and the sessions, because the token names
 * the organization. It checks the current profile, so that a member who has rejoined before the change arrives loses
 * nothing.
 */
export const leaveOrganization: Reaction = async ({ before, after }) => {
  if (before?.__typename !== 'User' || !before.organizationUsersId) return;
  const [sub, organizationId] = [before.pk, String(before.organizationUsersId)];
  if (after?.organizationUsersId === organizationId) return;
  const now = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  if (now?.organizationUsersId === organizationId) return;
  const leftAt = String(after?.updatedAt ?? new Date().toISOString());
  await endSessions(sub, leftAt);
  await removeFromLists(env('CATALOG_TABLE'), keyOf(Organization, organizationId), ['owners'], sub);
  const jobs = new Set<string>();
  for await (const { pk } of jobsOfOrganization(organizationId)) {
    jobs.add(pk);
    await endInvolvement(pk, sub, leftAt);
    await leaveJob(pk, sub);
  }
  for (const { conversationId, openJobId } of await conversationsAsStaff(sub))
    if (jobs.has(openJobId)) await leaveConversation(conversationId, sub);
};
