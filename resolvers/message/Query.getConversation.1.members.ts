import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';
import { buildParticipants } from './lib/buildParticipants';
import { isAboutJob } from './lib/rows';
import { endPipeline } from '../lib/endPipeline';

/**
 * Reads the member rows of a conversation. Only its members may read it and, with a reason, administrators.
 */
export function request(ctx: Context<{ id: string }>) {
  const who = authorizeAndValidate(ctx);
  const { id } = ctx.args;
  if (!isIdOf(Conversation, id)) runtime.earlyReturn(null, { skipTo: 'END' });
  ctx.stash.who = who;
  ctx.stash.conversationId = id;
  return query({
    query: { pk: { eq: id }, sk: { beginsWith: 'UserConversations#' } },
    limit: 100,
  });
}

export function response(ctx: Context<{ id: string }>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const { sub, isAdmin } = ctx.stash.who;
  const own = items.filter((row) => row.userId === sub)[0];
  if (!own && !isAdmin) return endPipeline(ctx, null);
  ctx.stash.isMember = !!own;
  ctx.stash.joinReason = own?.joinReason;
  ctx.stash.snapshot = own?.conversation;
  ctx.stash.participants = buildParticipants(items, sub, !isAdmin && !!own && isAboutJob(own));
  return null;
}
