import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { Organization } from '../../../model/entities/Organization';
import { User } from '../../../model/entities/User';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { addressOf, childId } from '../../../model/ids';
import { env } from '../../lib/env';
import { itemAt } from '../../lib/itemAt';
import { conversationsOf } from '../../lib/leaving/conversationsOf';
import { leaveConversation } from '../../lib/leaving/leaveConversation';
import { leaveJob } from '../../lib/leaving/leaveJob';
import { withoutPerson } from '../../lib/leaving/withoutPerson';
import { tables } from '../../lib/tables';
import { jobsOfOrganization } from '../jobsOfOrganization';
import type { Reaction } from '../Reaction';

/** Involvements by which a member works on a job; the others are what the organization noted about a talent. */
const WORKING = ['CONSULTANT', 'CLIENT'];

/** Ends an involvement of the time of the membership; one that was entered afterwards is a decision of its own. */
async function endInvolvement(openJobId: string, sub: string, leftAt: string): Promise<void> {
  const TableName = env('TALENT_TABLE');
  const Key = addressOf(UserOpenJobs, childId(sub, openJobId));
  const row = await itemAt(TableName, Key);
  if (!row || !WORKING.includes(String(row.involveType)) || String(row.createdAt) > leftAt) return;
  await tables.send(new DeleteCommand({ TableName, Key }));
}

/**
 * Whoever leaves an organization leaves its jobs and their conversations, and is nobody's consultant there
 * (decision T42): whom an administrator names afterwards, is one. Decided by the profile as it now is, so that an old
 * event takes nothing from a member who has come back.
 */
export const leaveOrganization: Reaction = async ({ before, after }) => {
  if (before?.__typename !== 'User' || !before.organizationUsersId) return;
  const [sub, organizationId] = [before.pk, String(before.organizationUsersId)];
  if (after?.organizationUsersId === organizationId) return;
  const now = await itemAt(env('TALENT_TABLE'), addressOf(User, sub));
  if (now?.organizationUsersId === organizationId) return;
  const leftAt = String(after?.updatedAt ?? new Date().toISOString());
  await withoutPerson(env('CATALOG_TABLE'), addressOf(Organization, organizationId), ['owners'], sub);
  const jobs = new Set<string>();
  for await (const { pk } of jobsOfOrganization(organizationId)) {
    jobs.add(pk);
    await endInvolvement(pk, sub, leftAt);
    await leaveJob(pk, sub);
  }
  for (const { conversationId, openJobId } of await conversationsOf(sub))
    if (jobs.has(openJobId)) await leaveConversation(conversationId, sub);
};
