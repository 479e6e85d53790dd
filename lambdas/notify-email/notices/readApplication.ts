import { Conversation } from '../../../model/entities/Conversation';
import { UserApplies } from '../../../model/entities/UserApplies';
import { childId, keyOf } from '../../../model/ids';
import { itemAt } from '../../lib/itemAt';
import type { StoredRow } from '../../lib/StoredRow';
import { env } from '../needs';

/** Reads the application of a talent that a conversation is about; undefined if it no longer exists. */
export async function readApplication(conversationId: string, sub: string): Promise<StoredRow | undefined> {
  const conversation = await itemAt(env('CONVERSATION_TABLE'), keyOf(Conversation, conversationId));
  const id = childId(sub, String(conversation?.openJobConversationsId));
  return conversation && (await itemAt(env('TALENT_TABLE'), keyOf(UserApplies, id)));
}
