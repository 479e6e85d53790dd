import { type Context, runtime } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { type Item, resultOrFail } from '../lib/resolver';
import { japanDay } from '../lib/japanDay';

/**
 * Stores the day (in Japan) of the caller's visit, unless the previous visit was on the same day. The search
 * index and the counters of active people follow this row, which changes less often than the time of the visit. A
 * visit whose time was stored within the last five minutes also stores its day, because DynamoDB may have refused
 * the day then. Storing the same day again changes nothing.
 */
export function request(ctx: Context<{ input: { sub: string } }>) {
  const { previousAt, lastVisitedAt } = ctx.prev.result;
  if (japanDay(previousAt) === japanDay(lastVisitedAt)) runtime.earlyReturn(ctx.prev.result);
  const key = { pk: `${ctx.args.input.sub}#private`, sk: 'LastVisitDay' };
  const item: Item = { __typename: 'LastVisitDay', day: japanDay(lastVisitedAt) };
  return put({ key, item });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return ctx.prev.result;
}
