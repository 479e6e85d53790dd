import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { answered } from '../lib/answered';
import type { Item } from '../lib/Item';
import { benefitFor } from './lib/benefitFor';
import { benefitViewer } from './lib/benefitViewer';
import { useKey } from './lib/useKey';

/** Whether the caller has used it: the coupon is told only then. */
export function request(ctx: Context<{ id: string }>) {
  return get({ key: useKey(ctx.stash.who.sub, ctx.args.id) });
}

export function response(ctx: Context<{ id: string }>) {
  const myUse = answered<Item | null>(ctx);
  const benefit = ctx.prev.result as Item;
  const viewer = benefitViewer(benefit, ctx.stash.who);
  const isUsed = viewer !== 'admin' && myUse?.status === 'USED';
  return { ...benefitFor(benefit, isUsed ? 'owner' : viewer), myUse };
}
