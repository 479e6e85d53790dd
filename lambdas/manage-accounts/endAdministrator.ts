import { AdminRemoveUserFromGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import { audit } from '../lib/audit';
import { endSessions } from '../lib/leaving/endSessions';
import { subOf } from '../lib/subOf';
import { userPool } from '../lib/userPool';
import { leaveJobs } from './leaveJobs';
import { env } from './needs';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Export } from '../../model/entities/Export';
import { childrenPrefix, keyOf } from '../../model/ids';
import { collection } from '../lib/collection';
import { bucket } from '../lib/files/bucket';
import { tables } from '../lib/tables';
import { indexed } from '../lib/indexed';
import type { StoredRow } from '../lib/StoredRow';
import { leaveConversation } from '../lib/leaving/leaveConversation';
import { Organization } from '../../model/entities/Organization';
import { User } from '../../model/entities/User';
import { ignoreMissing } from '../lib/ignoreMissing';
import { removeFromLists } from '../lib/leaving/removeFromLists';

/**
 * Ends a former administrator's membership of an organization, which only administrators give, and removes
 * them from the owners of all organizations. The reaction `leaveOrganization` follows.
 */
async function leaveOrganizations(sub: string): Promise<void> {
  await ignoreMissing(
    new UpdateCommand({
      TableName: env('TALENT_TABLE'),
      Key: keyOf(User, sub),
      UpdateExpression: 'REMOVE organizationUsersId SET updatedAt = :now ADD version :one',
      ConditionExpression: 'attribute_exists(organizationUsersId)',
      ExpressionAttributeValues: { ':now': new Date().toISOString(), ':one': 1 },
    }),
  );
  const TableName = env('CATALOG_TABLE');
  for (const { pk, sk } of await collection(TableName, Organization.name))
    await removeFromLists(TableName, { pk, sk }, ['owners'], sub);
}

/**
 * Returns whether a member row came with the work of an administrator: its person takes part for a job, joined
 * with a reason, or opened the conversation about no job, as administrators alone do.
 */
function isOfficial({ isJobStaff, joinReason, conversation, createdBy, userId }: StoredRow): boolean {
  const { openJobConversationsId } = (conversation ?? {}) as { openJobConversationsId?: string | null };
  if (joinReason) return true;
  return openJobConversationsId ? isJobStaff !== false : createdBy === userId;
}

/**
 * Removes a former administrator from the conversations in which they took part as one. Conversations that
 * they have as a talent stay. The reaction `endMembership` follows: unread rows, subscriptions and mails that
 * wait end with the member row.
 */
async function leaveConversations(sub: string): Promise<void> {
  for (const row of await indexed(env('CONVERSATION_TABLE'), 'byMember', 'memberKey', sub))
    if (isOfficial(row)) await leaveConversation(row.pk, sub);
}

/**
 * Deletes the exports that a former administrator requested of other people's data, files first: a row shows
 * an interrupted operation which file remains. A file that is still being written is deleted by its writer,
 * which finds the row missing (`runExport`). The export of the person's own data stays theirs.
 */
async function endExports(sub: string): Promise<void> {
  const TableName = env('INSIGHT_TABLE');
  for (const { pk, sk, kind, file } of await collection(TableName, childrenPrefix(Export, sub).pk)) {
    if (kind === 'OWN_DATA') continue;
    if (file) await bucket.send(new DeleteObjectCommand({ Bucket: env('FILES_BUCKET'), Key: String(file) }));
    await tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  }
}

/**
 * Ends the rights of an administrator: the group, the sessions, and everything that the account was given or
 * gave itself while it had them. The account stays, as a talent's. Each step can be repeated, and the entry in
 * the audit log is the last one, so that an interrupted operation is run again.
 * @throws Error if there is no account with this email
 */
export async function endAdministrator({ actor, email }: { actor: string; email: string }) {
  const sub = subOf((await userPool.findByUsername(email))?.UserAttributes);
  if (!sub) throw new Error(`There is no account of ${email}.`);
  const member = { UserPoolId: env('USER_POOL_ID'), Username: sub, GroupName: ADMIN_GROUP };
  await userPool.client.send(new AdminRemoveUserFromGroupCommand(member));
  await endSessions(sub);
  await leaveOrganizations(sub);
  await leaveJobs(sub);
  await leaveConversations(sub);
  await endExports(sub);
  await audit({ actor, action: 'endAdministrator', subject: sub });
  return { sub };
}
