import { query } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { childrenPrefix, isIdOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { operation } from '../lib/operation';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';
import type { QueryResult } from '../lib/read';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';
import { hideGiver } from './lib/hideGiver';
import { involvementsOfClients } from './lib/involvementsOfClients';

/** The maximum number of rows that one Query reads. */
const ROWS = 1000;

export const listInvolvements = operation('Query.listInvolvements', {
  grants: ['client', 'consultant', 'admin'],
})
  .stash<{ who: Caller; size: number; offset: number }>()
  .unit('Talent', {
    /** Reads the involvements of a job or of a talent. Which of them the caller may read, each row says. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      const { openJobID, userID, limit, nextToken } = ctx.args;
      ctx.stash.size = readPageSize(limit, 100);
      ctx.stash.offset = readOffset(nextToken);
      if ((openJobID ? 1 : 0) + (userID ? 1 : 0) !== 1) invalid('openJobID', 'openJobID or userID');
      if (openJobID && !isIdOf(OpenJob, openJobID)) invalid('openJobID', 'id');
      if (userID && !isIdOf(User, userID)) invalid('userID', 'id');
      if (openJobID) {
        const below = {
          parentKey: { eq: `OpenJob#${openJobID}` },
          parentSort: { beginsWith: 'UserOpenJobs#' },
        };
        return query({ index: 'byParent', query: below, scanIndexForward: false, limit: ROWS });
      }
      const { pk, sk } = childrenPrefix(UserOpenJobs, userID ?? '');
      return query({
        query: { pk: { eq: pk }, sk: { beginsWith: sk } },
        scanIndexForward: false,
        limit: ROWS,
      });
    },

    /**
     * Returns a page of those who are scouted or recommended for jobs of the caller. Nobody reads here what is noted
     * about themselves.
     */
    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['UserOpenJobs']>>(ctx);
      const { who, offset, size } = ctx.stash;
      const { organizationId } = ctx.args;
      const shown = items.filter((row) => {
        const isTheirs = who.isAdmin || (row.userID !== who.sub && jobRoleInRow(who, row) !== 'none');
        const isOf = !organizationId || row.organizationId === organizationId;
        return isTheirs && isOf && involvementsOfClients.includes(row.involveType);
      });
      return slicePage(
        shown.map((row) => hideGiver(row, who)),
        offset,
        size,
      );
    },
  });
