import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { addressOf } from '../../model/ids';
import { ConversationVisibility } from '../../model/visibility/ConversationVisibility';
import { project } from '../../model/visibility/project';
import { answered } from '../lib/answered';
import { caller } from '../lib/caller';
import { carriesAll } from '../lib/carriesAll';
import type { Item } from '../lib/Item';
import { sourceOf } from '../lib/sourceOf';

/** The conversation behind a member's row: for that member, from the snapshot in the row or by one read. */
export function request(ctx: Context) {
  const { conversationId, userId, conversation } = sourceOf(ctx);
  const who = caller(ctx);
  if (!conversationId || who.sub === '' || userId !== who.sub) return runtime.earlyReturn(null);
  if (carriesAll(ctx, conversation as Item)) return runtime.earlyReturn(conversation);
  return get({ key: addressOf(Conversation, `${conversationId}`) });
}

export function response(ctx: Context) {
  const item = answered<Item | null>(ctx);
  if (!item) return null;
  return project(ConversationVisibility, item, 'public');
}
