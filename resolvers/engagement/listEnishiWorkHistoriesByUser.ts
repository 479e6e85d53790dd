import { operation } from '../lib/operation';
import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { mayTouch, viewerOf } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { childrenPrefix } from '../../model/ids';
import { authorizeAndValidate, type StoredRow, resultOrFail } from '../lib/resolver';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { projectEngagements } from './lib/engagement';

export const listEnishiWorkHistoriesByUser = operation('Query.listEnishiWorkHistoriesByUser', {
  grants: ['owner', 'admin'],
}).unit('Talent', {
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
    const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
    return slicePage(projectEngagements(items, ctx.stash.viewer), ctx.stash.offset, ctx.stash.size);
  },
});
