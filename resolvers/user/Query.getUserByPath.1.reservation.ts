import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { type Item, resultOrFail } from '../lib/resolver';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';
import { portfolioPathKey } from './lib/portfolioPath';

/** Whose portfolio has this address. */
export function request(ctx: Context<{ path: string }>) {
  authorizeAndValidate(ctx);
  if (ctx.args.path === '' || ctx.args.path.length > 60) runtime.earlyReturn(null, { skipTo: 'END' });
  return get({ key: portfolioPathKey(ctx.args.path) });
}

export function response(ctx: Context<{ path: string }>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return runtime.earlyReturn(null, { skipTo: 'END' });
  ctx.stash.sub = stored.id;
  ctx.stash.isByPath = true;
  return {};
}
