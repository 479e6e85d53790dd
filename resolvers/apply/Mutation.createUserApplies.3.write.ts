import { type Context, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Item } from '../lib/resolver';
import { noteContention } from '../lib/write/record';
import {
  type ApplyArgs,
  buildApplication,
  createApplicationWrites,
  moveApplicationWrites,
} from './lib/applicationWrites';
import { applyLines } from '../../model/transitions/applyLines';
import { endPipeline } from '../lib/endPipeline';

/**
 * How many client tokens of earlier requests an application stores, so that late repetitions of these
 * requests are recognized. Older tokens are not needed, because a token is accepted for ten minutes only.
 */
const TOKENS = 20;

/**
 * Stores the application, its conversation and the first message in one transaction. If the talent has
 * withdrawn an earlier application to this job, that application is changed instead.
 */
export function request(ctx: Context<ApplyArgs>) {
  const { user, job, earlier } = ctx.prev.result as { user: Item; job: Item; earlier?: Item };
  const { input } = ctx.args;
  const line = `${applyLines.APPLIED}`;
  const conversationId = earlier ? `${earlier.conversationId}` : util.autoUlid();
  const application = buildApplication(input, user, { job, staff: ctx.stash.staff }, conversationId);
  ctx.stash.record = application;
  if (!earlier) return transactWrite({ items: createApplicationWrites(ctx, application, job, line) });
  const also: Item = { consentedAt: operations.replace(application.consentedAt) };
  if (input.message) also.message = operations.replace(input.message);
  if (input.resumeIds) also.resumeIds = operations.replace(input.resumeIds);
  if (input.url) also.url = operations.replace(input.url);
  if (input.clientToken) also.createToken = operations.replace(input.clientToken);
  if (earlier.createToken) {
    const former = [...((earlier.formerTokens ?? []) as string[]), `${earlier.createToken}`];
    also.formerTokens = operations.replace(former.slice(-TOKENS));
  }
  const move = { to: 'APPLIED', by: input.userID, line, also };
  return transactWrite({ items: moveApplicationWrites(ctx, earlier, move) });
}

export function response(ctx: Context<ApplyArgs>) {
  const isFirst = !ctx.prev.result.earlier;
  if (!ctx.error && isFirst) return endPipeline(ctx, ctx.stash.record);
  noteContention(ctx);
  return { isWritten: !ctx.error };
}
