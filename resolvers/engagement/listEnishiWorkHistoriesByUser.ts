import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { mayTouch, viewerOf } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { childrenPrefix } from '../../model/ids';
import type { Viewer } from '../../model/visibility/FieldRules';
import type { Rows } from '../generated/types';
import { operation } from '../lib/operation';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import type { QueryResult } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { projectEngagements } from './lib/engagement';

export const listEnishiWorkHistoriesByUser = operation('Query.listEnishiWorkHistoriesByUser', {
  grants: ['owner', 'admin'],
})
  .stash<{ viewer: Viewer; size: number; offset: number }>()
  .unit('Talent', {
    /** Lists a talent's engagements, with their reviews, for that talent and administrators. Others get an empty page. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userId, sortDirection, limit, nextToken } = ctx.args;
      ctx.stash.offset = readOffset(nextToken);
      ctx.stash.size = readPageSize(limit, 100);
      ctx.stash.viewer = viewerOf(who, userId);
      if (!mayTouch(['owner', 'admin'], who, userId)) return runtime.earlyReturn(emptyPage());
      const { pk, sk } = childrenPrefix(EnishiWorkHistory, userId);
      return query({
        query: { pk: { eq: pk }, sk: { beginsWith: sk } },
        scanIndexForward: sortDirection !== 'DESC',
        limit: 1000,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['EnishiWorkHistory' | 'EnishiWorkHistoryReview']>>(ctx);
      return slicePage(projectEngagements(items, ctx.stash.viewer), ctx.stash.offset, ctx.stash.size);
    },
  });
