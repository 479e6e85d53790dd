import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { WorkHistory } from '../../model/entities/WorkHistory';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import type { Viewer } from '../../model/visibility/FieldRules';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { isRowShown } from '../../model/visibility/isRowShown';
import { workHistoryRows } from '../../model/visibility/workHistoryRows';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { getItem, type QueryResult } from '../lib/read';
import { authorizeAndValidate, getCaller, resultOrFail } from '../lib/resolver';
import type { ProfileRow } from './lib/PrivateRow';

const RULE = { rows: workHistoryRows, author: null };

export const listWorkHistoryDivisionsByWorkHistory = operation(
  'Query.listWorkHistoryDivisionsByWorkHistory',
  { grants: ['guest', 'signedIn'] },
)
  .stash<{ viewer: Viewer; offset: number; size: number }>()
  .step('shares', 'Talent', {
    /**
     * Reads the talent's profile, to check that the caller may open it, and that it shares work histories.
     * Skipped for that talent and administrators.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.offset = readOffset(ctx.args.nextToken);
      ctx.stash.size = readPageSize(ctx.args.limit, 100);
      if (!isIdOf(WorkHistory, ctx.args.workHistoryID)) runtime.earlyReturn(emptyPage(), { skipTo: 'END' });
      const sub = partitionOf(ctx.args.workHistoryID);
      const viewer = viewerOf(who, sub);
      if (viewer === 'owner' || viewer === 'admin') runtime.earlyReturn({});
      ctx.stash.viewer = viewer;
      return getItem<Rows['User']>({ pk: sub, sk: 'User' });
    },

    response(ctx) {
      const user = resultOrFail(ctx);
      const { memberOf } = getCaller(ctx);
      const isShared = user?.isShareHistories === true && isProfileShown(user, ctx.stash.viewer, memberOf);
      if (!isShared) return endPipeline(ctx, emptyPage());
      return { hidesCurrent: user?.isShareCurrentJob !== true };
    },
  })
  .step('divisions', 'Talent', {
    /**
     * Reads a work history together with its divisions. For a current position that the talent does not share,
     * the page is empty.
     */
    request(ctx) {
      const { pk, sk } = keyOf(WorkHistory, ctx.args.workHistoryID);
      return query({
        query: { pk: { eq: pk }, sk: { beginsWith: sk } },
        scanIndexForward: ctx.args.sortDirection !== 'DESC',
        limit: 1000,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<ProfileRow>>(ctx);
      const history = items.filter((item) => item.id === ctx.args.workHistoryID)[0];
      const isHidden =
        !history || !isRowShown(RULE, history, 'public', '', ctx.prev.result.hidesCurrent !== true);
      const divisions = items.filter((item) => item.__typename === 'WorkHistoryDivision');
      return slicePage(isHidden ? [] : divisions, ctx.stash.offset, ctx.stash.size);
    },
  });
