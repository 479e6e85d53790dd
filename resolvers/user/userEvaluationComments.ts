import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { EvaluationCommentVisibility } from '../../model/visibility/EvaluationCommentVisibility';
import { project } from '../../model/visibility/project';
import { shownComments } from '../../model/visibility/shownComments';
import type { Rows } from '../generated/types';
import { relation } from '../lib/operation';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';
import type { QueryResult } from '../lib/read';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

export const userEvaluationComments = relation('User.evaluationComments').unit('Talent', {
  /**
   * Lists the comments about a talent. Uses the comments that `getUser` has preloaded, or reads them with one
   * Query if it has not preloaded any. Null if the viewer may not read them.
   */
  request(ctx) {
    const offset = readOffset(ctx.args.nextToken);
    const size = readPageSize(ctx.args.limit, 100, 100);
    const carried = getSource(ctx).evaluationComments;
    if (carried?.items) return runtime.earlyReturn(slicePage(carried.items, offset, size));
    if (!carried) return runtime.earlyReturn(null);
    return query({
      query: { pk: { eq: getSource(ctx).id }, sk: { beginsWith: 'Evaluation' } },
      limit: 1000,
    });
  },

  response(ctx) {
    const { items } = resultOrFail<QueryResult<Rows['Evaluation' | 'EvaluationComment']>>(ctx);
    const who = getCaller(ctx);
    const carried = getSource(ctx).evaluationComments;
    const viewer = carried?.viewer ?? viewerOf(who, getSource(ctx).id);
    const shown = shownComments(items, viewer, who.sub);
    const projected = shown.map((row) => project(EvaluationCommentVisibility, row, viewer));
    return slicePage(projected, readOffset(ctx.args.nextToken), readPageSize(ctx.args.limit, 100, 100));
  },
});
