import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { Conversation } from '../../../model/entities/Conversation';
import { UserApplies } from '../../../model/entities/UserApplies';
import { announcements } from '../../../model/announcements';
import { keyOf, childId } from '../../../model/ids';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import type { StoredRow } from '../../lib/StoredRow';
import { itemAt } from '../../lib/itemAt';
import { removeFromLists } from '../../lib/leaving/removeFromLists';
import { tables } from '../../lib/tables';
import { applicantOf } from '../applicantOf';
import { publish } from '../publish';
import type { Reaction } from '../Reaction';

/**
 * Deletes a former member's read rows (whether they have read a message) in a conversation. `back` is the
 * person's new member row if they have rejoined; in this case only read rows older than `back` are deleted.
 */
async function removeReads(
  conversationId: string,
  userId: string,
  back: StoredRow | undefined,
): Promise<void> {
  const TableName = env('CONVERSATION_TABLE');
  const rows = (await collection(TableName, conversationId, 'Message#')).filter(
    (row) => row.__typename === 'MessageRead' && row.userId === userId,
  );
  for (const { pk, sk, createdAt } of rows)
    if (!back || String(createdAt) < String(back.createdAt))
      await tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
}

/**
 * Removes a former member of an application's conversation from `memberIds`, the members who are informed
 * when the application changes its state.
 */
async function leaveApplication(conversation: StoredRow, userId: string): Promise<void> {
  if (!conversation.openJobConversationsId) return;
  const id = childId(applicantOf(conversation), String(conversation.openJobConversationsId));
  const TableName = env('TALENT_TABLE');
  const application = await itemAt(TableName, keyOf(UserApplies, id));
  if (application?.conversationId !== conversation.pk) return;
  await removeFromLists(TableName, keyOf(UserApplies, id), ['memberIds'], userId);
}

/**
 * When a member leaves a conversation or is removed from it, deletes the member's read rows, ends their open
 * subscriptions, and removes them from the conversation's owners and from those who are notified about its
 * application. If the member has rejoined in the meantime, it only deletes the read rows from before they
 * rejoined.
 */
export const endMembership: Reaction = async ({ before, after }) => {
  if (after || before?.__typename !== 'UserConversations') return;
  const [conversationId, userId] = [String(before.conversationId), String(before.userId)];
  const TableName = env('CONVERSATION_TABLE');
  const back = await itemAt(TableName, { pk: before.pk, sk: before.sk });
  await removeReads(conversationId, userId, back);
  if (back) return;
  await publish(announcements.endedMembership, { conversationId, userId });
  const address = keyOf(Conversation, conversationId);
  const conversation = await itemAt(TableName, address);
  if (!conversation) return;
  await removeFromLists(TableName, address, ['owners'], userId);
  await leaveApplication(conversation, userId);
};
