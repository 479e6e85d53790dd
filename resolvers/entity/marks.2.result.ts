import { type Context, runtime } from '@aws-appsync/utils';
import { getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

/** Reads the record if the previous step has changed it, because a transaction returns no attributes. */
export function request(ctx: Context<{ input: { id: string } }>) {
  if (!ctx.stash.isWritten) runtime.earlyReturn(null);
  return getLatestRecord(ENTITY, ctx.args.input.id);
}

export function response(ctx: Context) {
  return runtime.earlyReturn(resultOrFail<Item | null>(ctx), { skipTo: 'END' });
}
