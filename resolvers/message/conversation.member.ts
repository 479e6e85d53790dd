import { type Context, runtime } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, getItem, type Item, resultOrFail } from '../lib/resolver';
import { emptyPage } from '../lib/page/paging';
import { isAboutJob, membershipKey } from './lib/rows';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  id?: string;
  conversationId?: string;
}

const empty = (ctx: Context<Args>) => (ctx.args.conversationId === undefined ? null : emptyPage());

/**
 * Reads the caller's member row of a conversation. Without one, administrators go on (a later step requires a
 * reason), and everybody else gets an empty result.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const id = `${ctx.args.id ?? ctx.args.conversationId}`;
  if (!isIdOf(Conversation, id)) runtime.earlyReturn(empty(ctx), { skipTo: 'END' });
  ctx.stash.who = who;
  ctx.stash.conversationId = id;
  return getItem(membershipKey(id, who.sub));
}

export function response(ctx: Context<Args>) {
  const row = resultOrFail<Item | null>(ctx);
  ctx.stash.isMember = row !== null;
  ctx.stash.isAboutJob = row !== null && isAboutJob(row);
  ctx.stash.joinReason = row?.joinReason;
  if (!row && !ctx.stash.who.isAdmin) return endPipeline(ctx, empty(ctx));
  return null;
}
