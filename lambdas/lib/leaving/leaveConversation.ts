import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { UserConversations } from '../../../model/entities/UserConversations';
import { addressOf, childId } from '../../../model/ids';
import { env } from '../env';
import { tables } from '../tables';

/**
 * Ends a membership of a conversation. What else ends with it (unread rows, subscriptions, what the application and the
 * conversation list) follows from the row's removal: `apply-events/reactions/forgetMember`.
 */
export async function leaveConversation(conversationId: string, sub: string): Promise<void> {
  const Key = addressOf(UserConversations, childId(conversationId, sub));
  await tables.send(new DeleteCommand({ TableName: env('CONVERSATION_TABLE'), Key }));
}
