import type { Context } from '@aws-appsync/utils';
import { getItem, type Item, resultOrFail } from '../lib/resolver';
import { visitedWithin } from './lib/visitedWithin';

/** How long ago the talent was here, as roughly as organizations are told. */
export function request(ctx: Context<{ sub: string }>) {
  return getItem({ pk: `${ctx.args.sub}#private`, sk: 'LastVisit' });
}

export function response(ctx: Context) {
  const visit = resultOrFail<Item | null>(ctx);
  return { ...ctx.prev.result, lastVisitedWithin: visitedWithin(visit?.lastVisitedAt) };
}
