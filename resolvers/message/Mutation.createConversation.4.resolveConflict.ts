import type { Context } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { resolveConflict } from '../lib/write/conflict';
import { visibleConversation } from './lib/members';
import { getLatestRecord } from '../lib/resolver';

export function request(ctx: Context) {
  return getLatestRecord(Conversation, ctx.stash.record.id);
}

export function response(ctx: Context) {
  return visibleConversation(resolveConflict(ctx), ctx.stash.who);
}
