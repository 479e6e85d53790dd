import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate, getItem, type Item, resultOrFail } from '../lib/resolver';
import { portfolioPathKey } from './lib/portfolioPath';
import { endPipeline } from '../lib/endPipeline';

/** Reads the reservation of a portfolio path, which contains the sub of the talent with that path. */
export function request(ctx: Context<{ path: string }>) {
  authorizeAndValidate(ctx);
  if (ctx.args.path === '' || ctx.args.path.length > 60) runtime.earlyReturn(null, { skipTo: 'END' });
  return getItem(portfolioPathKey(ctx.args.path));
}

export function response(ctx: Context<{ path: string }>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return endPipeline(ctx, null);
  ctx.stash.sub = stored.id;
  ctx.stash.isByPath = true;
  return {};
}
