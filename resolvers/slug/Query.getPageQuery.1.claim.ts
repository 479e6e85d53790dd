import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';
import { claimKey } from './lib/claimKey';

/** Which page has this address; none is null. */
export function request(ctx: Context<{ url: string }>) {
  authorize(ctx);
  const { url } = ctx.args;
  if (url === '' || url.length > 60) runtime.earlyReturn(null, { skipTo: 'END' });
  return get({ key: claimKey(url) });
}

export function response(ctx: Context<{ url: string }>) {
  return answered<Item | null>(ctx) ?? runtime.earlyReturn(null, { skipTo: 'END' });
}
