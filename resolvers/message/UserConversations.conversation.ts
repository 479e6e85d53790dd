import { type Context, runtime } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { ConversationVisibility } from '../../model/visibility/ConversationVisibility';
import { project } from '../../model/visibility/project';
import { getCaller, getRecord, getSource, type Item, resultOrFail } from '../lib/resolver';
import { coversSelection } from '../lib/relation/preloaded';

/**
 * Returns the conversation of a member row, if the row is the caller's own: from its snapshot in the row if
 * that has all selected fields, otherwise by one read.
 */
export function request(ctx: Context) {
  const { conversationId, userId, conversation } = getSource(ctx);
  const who = getCaller(ctx);
  if (!conversationId || who.sub === '' || userId !== who.sub) return runtime.earlyReturn(null);
  if (coversSelection(ctx, conversation as Item)) return runtime.earlyReturn(conversation);
  return getRecord(Conversation, `${conversationId}`);
}

export function response(ctx: Context) {
  const item = resultOrFail<Item | null>(ctx);
  if (!item) return null;
  return project(ConversationVisibility, item, 'public');
}
