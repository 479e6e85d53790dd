import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { RELATION } from '../lib/bundleConstants';
import { relation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { getCaller, getSource } from '../lib/resolver';
import { hideGiver } from './lib/hideGiver';

const ENTITIES: Record<string, string> = {
  applyUsers: 'UserApplies',
  enishiWorkHistories: 'EnishiWorkHistory',
  favorites: 'UserFavoriteOpenJobs',
  userOpenJobs: 'UserOpenJobs',
};

export const jobRows = relation({
  'OpenJob.enishiWorkHistories': {},
  'OpenJob.favorites': {},
  'OpenJob.applyUsers': {},
  'OpenJob.userOpenJobs': {},
}).unit('Talent', {
  /**
   * Resolves the fields of a job that list its applications, engagements, keeps and involvements, newest first.
   * Null if the caller may not read the list.
   */
  request(ctx) {
    const size = readPageSize(ctx.args.limit, 100);
    const isTheirs = getCaller(ctx).isAdmin || getSource(ctx)[RELATION.field];
    if (!isTheirs) return runtime.earlyReturn(null);
    return query({
      index: 'byParent',
      query: {
        parentKey: { eq: `OpenJob#${getSource(ctx).id}` },
        parentSort: { beginsWith: `${ENTITIES[RELATION.field] ?? ''}#` },
      },
      scanIndexForward: false,
      limit: size,
      nextToken: readRowCursor(ctx.args.nextToken),
    });
  },

  response(ctx) {
    const { items, nextToken } = queryPage(ctx);
    return { items: items.map((row) => hideGiver(row, getCaller(ctx))), nextToken };
  },
});
