import type { Context } from '@aws-appsync/utils';
import { UserConversations } from '../../model/entities/UserConversations';
import { getLatestRecord } from '../lib/resolver';
import { resolveConflict } from '../lib/write/record';
import { projectMemberRow } from './lib/rows';

/**
 * Reads the member row of a person who is a member already. The caller gets it on a retry of the request that
 * stored it; any other request gets `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestRecord(UserConversations, ctx.stash.record.id);
}

export function response(ctx: Context) {
  return projectMemberRow(resolveConflict(ctx), ctx.stash.who.sub);
}
