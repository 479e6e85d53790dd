import { operation } from '../lib/operation';
import { runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { authorizeAndValidate, getRecord, type StoredRow, resultOrFail } from '../lib/resolver';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { endPipeline } from '../lib/endPipeline';
import { query } from '@aws-appsync/utils/dynamodb';
import { EvaluationCommentVisibility } from '../../model/visibility/EvaluationCommentVisibility';
import { project } from '../../model/visibility/project';
import { shownComments } from '../../model/visibility/shownComments';

export const listUserEvaluationCommentsByUser = operation('Query.listUserEvaluationCommentsByUser', {
  grants: ['guest', 'signedIn'],
})
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
      const user = resultOrFail<StoredRow | null>(ctx);
      const isShown = user && isProfileShown(user, ctx.stash.viewer);
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
      const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
      const { viewer, sub, offset, size } = ctx.stash;
      const shown = shownComments(items, viewer, sub);
      return slicePage(
        shown.map((row) => project(EvaluationCommentVisibility, row, viewer)),
        offset,
        size,
      );
    },
  });
