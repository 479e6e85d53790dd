import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { resultOrFail } from '../lib/resolver';
import type { Item } from '../lib/Item';
import { benefitFor } from './lib/benefitFor';
import { benefitViewer } from './lib/benefitViewer';
import { benefitUseKey } from './lib/benefitUseKey';

/** Whether the caller has used it: the coupon is told only then. */
export function request(ctx: Context<{ id: string }>) {
  return get({ key: benefitUseKey(ctx.stash.who.sub, ctx.args.id) });
}

export function response(ctx: Context<{ id: string }>) {
  const myUse = resultOrFail<Item | null>(ctx);
  const benefit = ctx.prev.result as Item;
  const viewer = benefitViewer(benefit, ctx.stash.who);
  const isUsed = viewer !== 'admin' && myUse?.status === 'USED';
  return { ...benefitFor(benefit, isUsed ? 'owner' : viewer), myUse };
}
