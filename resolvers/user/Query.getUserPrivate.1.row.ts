import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';

/** Contact data, for its owner and administrators; null for everybody else. */
export function request(ctx: Context<{ sub: string }>) {
  const who = authorize(ctx, ['signedIn']);
  ctx.stash.viewer = viewerOf(who, ctx.args.sub);
  ctx.stash.by = who.sub;
  if (ctx.stash.viewer === 'public') runtime.earlyReturn(null, { skipTo: 'END' });
  return get({ key: { pk: `${ctx.args.sub}#desk`, sk: 'UserPrivate' } });
}

export function response(ctx: Context) {
  const row = answered<Item | null>(ctx);
  return row && ctx.stash.viewer === 'admin' ? row : runtime.earlyReturn(row, { skipTo: 'END' });
}
