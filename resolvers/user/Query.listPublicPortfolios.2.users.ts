import type { Context } from '@aws-appsync/utils';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { batchGetItems, batchItems, type Item } from '../lib/resolver';

/** Reads the talents who have the portfolio paths on this page. */
export function request(ctx: Context) {
  const keys = (ctx.prev.result.items as Item[]).map(({ id }) => ({ pk: `${id}`, sk: 'User' }));
  return batchGetItems(ctx, 'Talent', keys);
}

/** Returns the paths of those portfolios that guests may read. The rule is the same as in `getUserByPath`. */
export function response(ctx: Context) {
  const shown: Record<string, Item> = {};
  batchItems(ctx, 'Talent').forEach((user) => {
    if (user && isProfileShown(user, 'public')) shown[`${user.sub}`] = user;
  });
  const items = (ctx.prev.result.items as Item[])
    .filter(({ id }) => shown[`${id}`])
    .map(({ sk, id }) => ({ path: sk, updatedAt: shown[`${id}`]!.updatedAt }));
  return { items, nextToken: ctx.prev.result.nextToken };
}
