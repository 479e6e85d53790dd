import type { Context } from '@aws-appsync/utils';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { batchGetItems, batchItems, type Item } from '../lib/resolver';

/** Reads the talents who reserved the paths. */
export function request(ctx: Context) {
  const keys = (ctx.prev.result.items as Item[]).map(({ id }) => ({ pk: `${id}`, sk: 'User' }));
  return batchGetItems(ctx, 'Talent', keys);
}

/** Returns the paths whose pages guests may read: `getUserByPath` returns a guest the same profiles. */
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
