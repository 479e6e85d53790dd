import type { Context } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import { employeeBenefits } from '../search/lib/employeeBenefits';
import type { SearchArgs } from '../search/lib/Searchable';
import { searchAnswer } from '../search/lib/searchAnswer';
import { searchRequest } from '../search/lib/searchRequest';

/** Benefits: administrators search drafts too, everybody else an index that holds neither drafts nor coupons. */
export function request(ctx: Context<SearchArgs>) {
  const who = authorize(ctx, ['signedIn']);
  ctx.stash.who = who;
  const index = who.isAdmin ? 'employee-benefits-admin' : 'employee-benefits';
  return searchRequest(ctx, index, employeeBenefits, who.isAdmin, []);
}

export const response = searchAnswer;
