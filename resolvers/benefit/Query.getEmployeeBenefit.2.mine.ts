import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { answered } from '../lib/answered';
import type { Item } from '../lib/Item';
import { benefitFor } from './lib/benefitFor';
import { useKey } from './lib/useKey';

/** Whether the caller has used it: the coupon is told only then. */
export function request(ctx: Context<{ id: string }>) {
  return get({ key: useKey(ctx.stash.who.sub, ctx.args.id) });
}

export function response(ctx: Context<{ id: string }>) {
  const myUse = answered<Item | null>(ctx);
  const others = myUse?.status === 'USED' ? 'owner' : 'public';
  return { ...benefitFor(ctx.prev.result as Item, ctx.stash.who.isAdmin ? 'admin' : others), myUse };
}
