import { type Context, runtime } from '@aws-appsync/utils';
import { batchGetItems, batchItems, type StoredRow } from '../lib/resolver';
import { benefitUseKey } from './lib/benefit';
import { step } from '../lib/operation';

interface Page {
  items: StoredRow[];
}

/**
 * DynamoDB's maximum number of keys in one BatchGet. On longer pages, the resolver of `myUse` reads the
 * caller's use of each benefit separately.
 */
const MOST = 100;

export const readOwnUses = step('Talent', {
  /**
   * If the query selects `myUse`, reads the caller's uses of the benefits on a page with one BatchGet. On pages
   * with more than 100 benefits it reads nothing.
   */
  request(ctx: Context) {
    const { items } = ctx.prev.result as Page;
    const isAsked = ctx.info.selectionSetList.includes('items/myUse');
    if (!isAsked || items.length === 0 || items.length > MOST) return runtime.earlyReturn(ctx.prev.result);
    const keys = items.map(({ id }) => benefitUseKey(ctx.stash.who.sub, `${id}`));
    return batchGetItems(ctx, 'Talent', keys);
  },

  response(ctx: Context) {
    const byBenefit: Record<string, StoredRow> = {};
    batchItems(ctx, 'Talent').forEach((row) => {
      if (row) byBenefit[`${row.employeeBenefitID}`] = row;
    });
    const { items } = ctx.prev.result as Page;
    const withUses = items.map((benefit) => ({ ...benefit, myUse: byBenefit[`${benefit.id}`] ?? null }));
    return { ...ctx.prev.result, items: withUses };
  },
});
