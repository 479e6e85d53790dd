import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { keyOf } from '../../model/ids';
import { resolveConflict } from '../lib/write/conflict';
import { visibleConversation } from './lib/members';

export function request(ctx: Context) {
  return get({ key: keyOf(Conversation, ctx.stash.record.id), consistentRead: true });
}

export function response(ctx: Context) {
  return visibleConversation(resolveConflict(ctx), ctx.stash.who);
}
