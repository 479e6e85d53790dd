import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { type Item, resultOrFail } from '../lib/resolver';
import { visitedWithin } from './lib/visitedWithin';

/** How long ago the talent was here, as roughly as organizations are told. */
export function request(ctx: Context<{ sub: string }>) {
  return get({ key: { pk: `${ctx.args.sub}#private`, sk: 'LastVisit' } });
}

export function response(ctx: Context) {
  const visit = resultOrFail<Item | null>(ctx);
  return { ...ctx.prev.result, lastVisitedWithin: visitedWithin(visit?.lastVisitedAt) };
}
