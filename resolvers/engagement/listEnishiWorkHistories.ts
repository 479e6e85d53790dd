import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import type { Rows } from '../generated/types';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { assertFlatFilter, matchesFilter } from '../lib/input/filter';
import { operation } from '../lib/operation';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { queryChildren, type QueryResult } from '../lib/read';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';
import { projectEngagement } from './lib/engagement';

export const listEnishiWorkHistories = operation('Query.listEnishiWorkHistories', {
  grants: ['owner', 'client', 'consultant', 'admin'],
})
  .stash<{ who: Caller; size: number; offset: number }>()
  .unit('Talent', {
    /**
     * Lists the engagements of the person or of the job that the filter names. Administrators see all of these
     * engagements. Other callers see only those in which they are the talent; clients also see those of their
     * organization, and consultants those that belong to a job for which they work.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { filter, limit, nextToken } = ctx.args;
      assertFlatFilter(filter);
      ctx.stash.offset = readOffset(nextToken);
      ctx.stash.size = readPageSize(limit, 100);
      const userId = filter.userId?.eq;
      const openJobId = filter.openJobId?.eq;
      if (!userId && !openJobId) invalid('filter', 'userId or openJobId');
      const isFiltered = who.inClientArea && !who.isAdmin;
      ctx.stash.who = who;
      if (userId && userId !== who.sub && !who.isAdmin && !isFiltered)
        return runtime.earlyReturn(emptyPage());
      if (userId || !(who.isAdmin || isFiltered)) {
        return queryChildren(EnishiWorkHistory, userId ?? who.sub);
      }
      return query({
        index: 'byParent',
        query: {
          parentKey: { eq: `OpenJob#${openJobId ?? ''}` },
          parentSort: { beginsWith: 'EnishiWorkHistory#' },
        },
        limit: 1000,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['EnishiWorkHistory']>>(ctx);
      const { who } = ctx.stash;
      const found = items.filter((row) => {
        const isTheirs = who.isAdmin || row.userId === who.sub || jobRoleInRow(who, row) !== 'none';
        return row.__typename === 'EnishiWorkHistory' && isTheirs && matchesFilter(row, ctx.args.filter);
      });
      const shown = found.map((row) => projectEngagement(row, who));
      return slicePage(shown, ctx.stash.offset, ctx.stash.size);
    },
  });
