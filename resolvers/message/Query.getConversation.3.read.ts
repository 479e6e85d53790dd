import type { Context } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { ConversationVisibility } from '../../model/visibility/ConversationVisibility';
import { project } from '../../model/visibility/project';
import { getRecord, type Item, resultOrFail } from '../lib/resolver';

/** Reads the conversation, which the previous steps have allowed the caller to see. */
export function request(ctx: Context) {
  return getRecord(Conversation, ctx.stash.conversationId);
}

export function response(ctx: Context) {
  const item = resultOrFail<Item | null>(ctx);
  const viewer = ctx.stash.isMember ? 'public' : 'admin';
  return item ? { ...project(ConversationVisibility, item, viewer), messages: {} } : null;
}
