import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import type { Snapshot, StoredRow } from '../generated/types';
import { step, type StepContext } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { benefitUseKey } from './lib/benefit';

interface Page {
  items: Snapshot<'EmployeeBenefit'>[];
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
  request(ctx: StepContext<unknown, { who: Caller }, Page>) {
    const { items } = ctx.prev.result;
    const isAsked = ctx.info.selectionSetList.includes('items/myUse');
    if (!isAsked || items.length === 0 || items.length > MOST) return runtime.earlyReturn(ctx.prev.result);
    const keys = items.map(({ id }) => benefitUseKey(ctx.stash.who.sub, id ?? ''));
    return batchGetItems(ctx, 'Talent', keys);
  },

  response(ctx) {
    const byBenefit: Record<string, StoredRow> = {};
    batchItems<'UserEmployeeBenefits'>(ctx, 'Talent').forEach((row) => {
      if (row) byBenefit[row.employeeBenefitID] = row;
    });
    const { items } = ctx.prev.result;
    const withUses = items.map((benefit) => ({ ...benefit, myUse: byBenefit[benefit.id ?? ''] ?? null }));
    return { ...ctx.prev.result, items: withUses };
  },
});
