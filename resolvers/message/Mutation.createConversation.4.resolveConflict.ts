import type { Context } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { resolveConflict } from '../lib/write/record';
import { visibleConversation } from './lib/rows';
import { getLatestRecord } from '../lib/resolver';

/**
 * Reads the conversation with the same id after its create was refused. If the request repeats the one that
 * created it, the caller gets that conversation, otherwise `Conflict`; without a conversation the error is
 * `Unauthorized`.
 */
export function request(ctx: Context) {
  return getLatestRecord(Conversation, ctx.stash.record.id);
}

export function response(ctx: Context) {
  return visibleConversation(resolveConflict(ctx), ctx.stash.who);
}
