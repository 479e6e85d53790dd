import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix } from '../../model/ids';
import type { Rows } from '../generated/types';
import { assertFlatFilter, matchesFilter } from '../lib/input/filter';
import { operation } from '../lib/operation';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import type { QueryResult } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const listUserAppliesByUser = operation('Query.listUserAppliesByUser', {
  grants: ['owner', 'admin'],
})
  .stash<{ size: number; offset: number }>()
  .unit('Talent', {
    /**
     * Lists a talent's applications, for that talent and administrators; others get an empty page. A talent has
     * few applications, so up to 1,000 are read at once, then filtered and paged in memory. If DynamoDB paged
     * them, a page without any match could come before pages with matches.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID, filter, sortDirection, limit, nextToken } = ctx.args;
      assertFlatFilter(filter);
      ctx.stash.size = readPageSize(limit, 100);
      ctx.stash.offset = readOffset(nextToken);
      if (!mayTouch(['owner', 'admin'], who, userID)) return runtime.earlyReturn(emptyPage());
      const { pk, sk } = childrenPrefix(UserApplies, userID);
      return query({
        query: { pk: { eq: pk }, sk: { beginsWith: sk } },
        scanIndexForward: sortDirection !== 'DESC',
        limit: 1000,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['UserApplies']>>(ctx);
      const found = items.filter((item) => matchesFilter(item, ctx.args.filter));
      return slicePage(found, ctx.stash.offset, ctx.stash.size);
    },
  });
