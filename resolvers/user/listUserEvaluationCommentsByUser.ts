import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { EvaluationCommentVisibility } from '../../model/visibility/EvaluationCommentVisibility';
import type { Viewer } from '../../model/visibility/FieldRules';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import { shownComments } from '../../model/visibility/shownComments';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { getRecord, type QueryResult } from '../lib/read';
import { authorizeAndValidate, getCaller, resultOrFail } from '../lib/resolver';

export const listUserEvaluationCommentsByUser = operation('Query.listUserEvaluationCommentsByUser', {
  grants: ['guest', 'signedIn'],
})
  .stash<{ viewer: Viewer; sub: string; offset: number; size: number }>()
  .step('user', 'Talent', {
    /**
     * Reads the talent's profile, to check that the caller may open it. Skipped for that talent and
     * administrators.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID } = ctx.args;
      ctx.stash.viewer = viewerOf(who, userID);
      ctx.stash.sub = who.sub;
      ctx.stash.offset = readOffset(ctx.args.nextToken);
      ctx.stash.size = readPageSize(ctx.args.limit, 100);
      if (!isIdOf(User, userID)) runtime.earlyReturn(emptyPage(), { skipTo: 'END' });
      if (ctx.stash.viewer === 'owner' || ctx.stash.viewer === 'admin') runtime.earlyReturn({});
      return getRecord(User, userID);
    },

    response(ctx) {
      const user = resultOrFail(ctx);
      const isShown = user && isProfileShown(user, ctx.stash.viewer, getCaller(ctx).memberOf);
      return isShown ? {} : endPipeline(ctx, emptyPage());
    },
  })
  .step('comments', 'Talent', {
    /**
     * Reads the evaluations of a talent together with the comments about the talent, because the evaluations
     * decide which comments are visible.
     */
    request(ctx) {
      return query({
        query: { pk: { eq: ctx.args.userID }, sk: { beginsWith: 'Evaluation' } },
        scanIndexForward: ctx.args.sortDirection !== 'DESC',
        limit: 1000,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['Evaluation' | 'EvaluationComment']>>(ctx);
      const { viewer, sub, offset, size } = ctx.stash;
      const shown = shownComments(items, viewer, sub);
      return slicePage(
        shown.map((row) => project(EvaluationCommentVisibility, row, viewer)),
        offset,
        size,
      );
    },
  });
