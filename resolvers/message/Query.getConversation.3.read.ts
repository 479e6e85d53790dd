import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { keyOf } from '../../model/ids';
import { ConversationVisibility } from '../../model/visibility/ConversationVisibility';
import { project } from '../../model/visibility/project';
import { type Item, resultOrFail } from '../lib/resolver';

export function request(ctx: Context) {
  return get({ key: keyOf(Conversation, ctx.stash.conversationId) });
}

export function response(ctx: Context) {
  const item = resultOrFail<Item | null>(ctx);
  const viewer = ctx.stash.isMember ? 'public' : 'admin';
  return item ? { ...project(ConversationVisibility, item, viewer), messages: {} } : null;
}
