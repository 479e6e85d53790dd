import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { flatFilter } from '../lib/flatFilter';
import type { Item } from '../lib/Item';
import { matchesFilter } from '../lib/matchesFilter';
import { nothing } from '../lib/nothing';
import { offsetOf } from '../lib/offsetOf';
import { paged } from '../lib/paged';
import { pageSize } from '../lib/pageSize';

interface Args {
  userID: string;
  filter?: Item | null;
  sortDirection?: 'ASC' | 'DESC' | null;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * A talent's own applications; another's are an empty page. One person's are few: they are read whole and
 * filtered before they are paged, so that no empty page is followed by a full one.
 */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  const { userID, filter, sortDirection, limit, nextToken } = ctx.args;
  flatFilter(filter);
  ctx.stash.size = pageSize(limit, 100);
  ctx.stash.offset = offsetOf(nextToken);
  if (!mayTouch(['owner', 'admin'], who, userID)) return runtime.earlyReturn(nothing());
  const { pk, sk } = childrenPrefix(UserApplies, userID);
  return query({
    query: { pk: { eq: pk }, sk: { beginsWith: sk } },
    scanIndexForward: sortDirection !== 'DESC',
    limit: 1000,
  });
}

export function response(ctx: Context<Args>) {
  const { items } = answered<{ items: Item[] }>(ctx);
  const found = items.filter((item) => matchesFilter(item, ctx.args.filter));
  return paged(found, ctx.stash.offset, ctx.stash.size);
}
