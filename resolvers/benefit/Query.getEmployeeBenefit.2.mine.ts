import type { Context } from '@aws-appsync/utils';
import { getItem, type Item, resultOrFail } from '../lib/resolver';
import { benefitUseKey, projectBenefit, viewerOfBenefit } from './lib/benefit';

/**
 * Reads the caller's use of the benefit, and returns the benefit with it (`myUse`). The coupon code is
 * included for administrators and for callers who have used the benefit.
 */
export function request(ctx: Context<{ id: string }>) {
  return getItem(benefitUseKey(ctx.stash.who.sub, ctx.args.id));
}

export function response(ctx: Context<{ id: string }>) {
  const myUse = resultOrFail<Item | null>(ctx);
  const benefit = ctx.prev.result as Item;
  const viewer = viewerOfBenefit(benefit, ctx.stash.who);
  const isUsed = viewer !== 'admin' && myUse?.status === 'USED';
  return { ...projectBenefit(benefit, isUsed ? 'owner' : viewer), myUse };
}
