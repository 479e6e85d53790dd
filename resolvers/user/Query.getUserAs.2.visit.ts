import type { Context } from '@aws-appsync/utils';
import { getItem, type Item, resultOrFail } from '../lib/resolver';
import { visitedWithin } from './lib/visitedWithin';

/** Reads the time of the talent's last visit, which organizations see only as a range. */
export function request(ctx: Context<{ sub: string }>) {
  return getItem({ pk: `${ctx.args.sub}#private`, sk: 'LastVisit' });
}

export function response(ctx: Context) {
  const visit = resultOrFail<Item | null>(ctx);
  return { ...ctx.prev.result, lastVisitedWithin: visitedWithin(visit?.lastVisitedAt) };
}
