import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { UserConversations } from '../../../model/entities/UserConversations';
import { keyOf, childId } from '../../../model/ids';
import { env } from '../env';
import { tables } from '../tables';

/**
 * Deletes a membership of a conversation. The reaction `handle-changes/reactions/endMembership` then removes
 * unread rows, subscriptions, and the person from the lists of the application and the conversation.
 */
export async function leaveConversation(conversationId: string, sub: string): Promise<void> {
  const Key = keyOf(UserConversations, childId(conversationId, sub));
  await tables.send(new DeleteCommand({ TableName: env('CONVERSATION_TABLE'), Key }));
}
