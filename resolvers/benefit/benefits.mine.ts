import { type Context, runtime } from '@aws-appsync/utils';
import { batchGetItems, batchItems, type Item } from '../lib/resolver';
import { benefitUseKey } from './lib/benefit';

interface Page {
  items: Item[];
}

/**
 * DynamoDB's maximum number of keys in one BatchGet. If a page has more benefits, the resolver of `myUse`
 * reads the caller's use of each benefit separately.
 */
const MOST = 100;

/**
 * Reads the caller's uses of the benefits on a page with one BatchGet, if the query selects `myUse` and the
 * page has at most 100 benefits. Coupon codes are not added, because lists do not show them.
 */
export function request(ctx: Context) {
  const { items } = ctx.prev.result as Page;
  const isAsked = ctx.info.selectionSetList.includes('items/myUse');
  if (!isAsked || items.length === 0 || items.length > MOST) return runtime.earlyReturn(ctx.prev.result);
  const keys = items.map(({ id }) => benefitUseKey(ctx.stash.who.sub, `${id}`));
  return batchGetItems(ctx, 'Talent', keys);
}

export function response(ctx: Context) {
  const byBenefit: Record<string, Item> = {};
  batchItems(ctx, 'Talent').forEach((row) => {
    if (row) byBenefit[`${row.employeeBenefitID}`] = row;
  });
  const { items } = ctx.prev.result as Page;
  const withUses = items.map((benefit) => ({ ...benefit, myUse: byBenefit[`${benefit.id}`] ?? null }));
  return { ...ctx.prev.result, items: withUses };
}
