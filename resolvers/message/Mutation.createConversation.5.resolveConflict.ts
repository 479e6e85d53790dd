import type { Context } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { resolveConflict } from '../lib/write/record';
import { visibleConversation } from './lib/rows';
import { getLatestRecord } from '../lib/resolver';

/**
 * Reads the conversation that has the id of a refused create. `resolveConflict` then returns it on a retry,
 * and otherwise throws an error.
 */
export function request(ctx: Context) {
  return getLatestRecord(Conversation, ctx.stash.record.id);
}

export function response(ctx: Context) {
  return visibleConversation(resolveConflict(ctx), ctx.stash.who);
}
