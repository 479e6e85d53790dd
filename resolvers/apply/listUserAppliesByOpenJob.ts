import { runtime, util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { assertFlatFilter, matchesFilter } from '../lib/input/filter';
import { operation } from '../lib/operation';
import { emptyPage, queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { getRecord } from '../lib/read';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';

/**
 * Returns one page of the rows that match a filter, and its cursor. One DynamoDB Query reads up to 1,000 rows
 * or 1 MB, so it can contain several pages of matching rows.
 * @param matching the matching rows of the Query
 * @param asked the caller's cursor
 * @param next DynamoDB's cursor for the rows after this Query
 */
function filteredPage(
  matching: Rows['UserApplies'][],
  asked: string | null | undefined,
  next: string | null | undefined,
  size: number,
) {
  const { token, offset } = parseFilteredCursor(asked);
  const end = offset + size;
  const cursor = (place: number, own: string | null) => util.base64Encode(`window;${place};${own ?? ''}`);
  const following = next ? cursor(0, next) : null;
  return {
    items: matching.slice(offset, end),
    nextToken: end < matching.length ? cursor(end, token) : following,
  };
}

/**
 * Decodes a cursor that `filteredPage` has created: `token` is DynamoDB's cursor with which the Query begins,
 * `offset` the number of its matching rows on earlier pages. Any other cursor is `InvalidInput`.
 */
function parseFilteredCursor(token: string | null | undefined): {
  token: string | null;
  offset: number;
} {
  if (!token) return { token: null, offset: 0 };
  if (!util.matches('^[A-Za-z0-9+/=]{1,6000}$', token)) invalid('nextToken', 'cursor');
  const [word, offset = '', own] = util.base64Decode(token).split(';');
  if (word !== 'window' || !util.matches('^[0-9]{1,6}$', offset)) invalid('nextToken', 'cursor');
  return { token: readRowCursor(own), offset: +offset };
}

export const listUserAppliesByOpenJob = operation('Query.listUserAppliesByOpenJob', {
  grants: ['client', 'consultant', 'admin'],
})
  .stash<{ who: Caller }>()
  .step('job', 'OpenJob', {
    /**
     * Reads the job, to check that the caller is job staff. Only job staff and administrators may list the
     * applications to a job; others get an empty page. For administrators the job is not read.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { openJobID } = ctx.args;
      if (!isIdOf(OpenJob, openJobID)) invalid('openJobID', 'id');
      ctx.stash.who = who;
      if (who.isAdmin) runtime.earlyReturn(null);
      return getRecord(OpenJob, openJobID);
    },

    response(ctx) {
      const job = resultOrFail(ctx);
      const isTheirs = job && jobRole(ctx.stash.who, job) !== 'none';
      return isTheirs ? null : endPipeline(ctx, emptyPage());
    },
  })
  .step('rows', 'Talent', {
    /**
     * Lists the applications to a job, by default the oldest first. With a filter, one call reads up to 1,000
     * applications.
     */
    request(ctx) {
      const { openJobID, filter, sortDirection, limit, nextToken } = ctx.args;
      const size = readPageSize(limit, 100);
      assertFlatFilter(filter);
      return query({
        index: 'byParent',
        query: { parentKey: { eq: `OpenJob#${openJobID}` }, parentSort: { beginsWith: 'UserApplies#' } },
        scanIndexForward: sortDirection !== 'DESC',
        limit: filter ? 1000 : size,
        nextToken: filter ? parseFilteredCursor(nextToken).token : readRowCursor(nextToken),
      });
    },

    response(ctx) {
      const { items, nextToken } = queryPage<'UserApplies'>(ctx);
      const { filter, limit } = ctx.args;
      if (!filter) return { items, nextToken };
      const matching = items.filter((item) => matchesFilter(item, filter));
      return filteredPage(matching, ctx.args.nextToken, nextToken, readPageSize(limit, 100));
    },
  });
