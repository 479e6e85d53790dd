import { type Context, runtime } from '@aws-appsync/utils';
import { getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { endPipeline } from '../lib/endPipeline';
import { ENTITY } from '../lib/bundleConstants';

/** If the previous step has changed the record, reads it, because a transaction does not return it. */
export function request(ctx: Context<{ input: { id: string } }>) {
  if (!ctx.stash.isWritten) runtime.earlyReturn(null);
  return getLatestRecord(ENTITY, ctx.args.input.id);
}

export function response(ctx: Context) {
  return endPipeline(ctx, resultOrFail<Item | null>(ctx));
}
