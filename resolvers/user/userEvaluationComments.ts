import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { EvaluationCommentVisibility } from '../../model/visibility/EvaluationCommentVisibility';
import { project } from '../../model/visibility/project';
import { shownComments } from '../../model/visibility/shownComments';
import { getCaller, getSource, type StoredRow, resultOrFail } from '../lib/resolver';
import type { PreloadedRelation } from '../lib/relation/preloaded';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';

export const userEvaluationComments = relation('User.evaluationComments').unit('Talent', {
  /**
   * Lists the comments about a talent. Uses the comments that `getUser` has preloaded, or reads them with one
   * Query if it has not preloaded any. Null if the viewer may not read them.
   */
  request(ctx: Context<{ limit?: number | null; nextToken?: string | null }>) {
    const offset = readOffset(ctx.args.nextToken);
    const size = readPageSize(ctx.args.limit, 100, 100);
    const carried = getSource(ctx).evaluationComments as PreloadedRelation | null | undefined;
    if (carried?.items) return runtime.earlyReturn(slicePage(carried.items, offset, size));
    if (!carried) return runtime.earlyReturn(null);
    return query({
      query: { pk: { eq: `${getSource(ctx).id}` }, sk: { beginsWith: 'Evaluation' } },
      limit: 1000,
    });
  },

  response(ctx: Context<{ limit?: number | null; nextToken?: string | null }>) {
    const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
    const who = getCaller(ctx);
    const carried = getSource(ctx).evaluationComments as PreloadedRelation | null | undefined;
    const viewer = carried?.viewer ?? viewerOf(who, `${getSource(ctx).id}`);
    const shown = shownComments(items, viewer, who.sub);
    const projected = shown.map((row) => project(EvaluationCommentVisibility, row, viewer));
    return slicePage(projected, readOffset(ctx.args.nextToken), readPageSize(ctx.args.limit, 100, 100));
  },
});
