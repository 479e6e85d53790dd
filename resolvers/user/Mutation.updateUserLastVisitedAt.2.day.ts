import { type Context, runtime } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { type Item, resultOrFail } from '../lib/resolver';
import { japanDay } from '../lib/japanDay';

/**
 * Stores the day of the visit if it has changed. The search index follows this item instead of the time,
 * which changes often.
 */
export function request(ctx: Context<{ input: { sub: string } }>) {
  const { previousAt, lastVisitedAt } = ctx.prev.result;
  const isNewDay = ctx.stash.isWritten && japanDay(previousAt) !== japanDay(lastVisitedAt);
  if (!isNewDay) runtime.earlyReturn(ctx.prev.result);
  const key = { pk: `${ctx.args.input.sub}#private`, sk: 'LastVisitDay' };
  const item: Item = { __typename: 'LastVisitDay', day: japanDay(lastVisitedAt) };
  return put({ key, item });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return ctx.prev.result;
}
