import { type Context, runtime } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { ConversationVisibility } from '../../model/visibility/ConversationVisibility';
import { project } from '../../model/visibility/project';
import { coversSelection } from '../lib/relation/preloaded';
import { getRecord, type Item, resultOrFail } from '../lib/resolver';

/**
 * Reads the conversation, unless the caller's member row has a snapshot of it with every field that the query
 * selects.
 */
export function request(ctx: Context) {
  const { conversationId, snapshot, participants } = ctx.stash;
  const carried = { ...snapshot, participants, messages: {} };
  if (snapshot && coversSelection(ctx, carried)) return runtime.earlyReturn(carried);
  return getRecord(Conversation, conversationId);
}

export function response(ctx: Context) {
  const item = resultOrFail<Item | null>(ctx);
  if (!item) return null;
  const { isMember, participants } = ctx.stash;
  const shown = project(ConversationVisibility, item, isMember ? 'public' : 'admin');
  return { ...shown, participants, messages: {} };
}
