import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { UserConversations } from '../../../model/entities/UserConversations';
import { keyOf, childId } from '../../../model/ids';
import { env } from '../env';
import { tables } from '../tables';

/**
 * Removes a person from a conversation by deleting their member row. The deletion triggers the reaction
 * `handle-changes/reactions/endMembership`, which deletes the person's read rows, ends their subscriptions,
 * and removes them from the conversation's owners and the application's members.
 */
export async function leaveConversation(conversationId: string, sub: string): Promise<void> {
  const Key = keyOf(UserConversations, childId(conversationId, sub));
  await tables.send(new DeleteCommand({ TableName: env('CONVERSATION_TABLE'), Key }));
}
