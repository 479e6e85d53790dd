import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { EvaluationCommentVisibility } from '../../model/visibility/EvaluationCommentVisibility';
import { project } from '../../model/visibility/project';
import { shownComments } from '../../model/visibility/shownComments';
import { caller, type Item, resultOrFail, sourceOf } from '../lib/resolver';
import type { PreloadedRelation } from '../lib/relation/PreloadedRelation';
import { offsetOf, pageSize, slicePage } from '../lib/page/paging';

/** The comments about a talent: what getUser carries, or one Query of evaluations and comments alike. */
export function request(ctx: Context<{ limit?: number | null; nextToken?: string | null }>) {
  const offset = offsetOf(ctx.args.nextToken);
  const size = pageSize(ctx.args.limit, 100, 100);
  const carried = sourceOf(ctx).evaluationComments as PreloadedRelation | null | undefined;
  if (carried?.items) return runtime.earlyReturn(slicePage(carried.items, offset, size));
  if (!carried) return runtime.earlyReturn(null);
  return query({
    query: { pk: { eq: `${sourceOf(ctx).id}` }, sk: { beginsWith: 'Evaluation' } },
    limit: 1000,
  });
}

export function response(ctx: Context<{ limit?: number | null; nextToken?: string | null }>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const who = caller(ctx);
  const viewer = viewerOf(who, `${sourceOf(ctx).id}`);
  const shown = shownComments(items, viewer, who.sub);
  const projected = shown.map((row) => project(EvaluationCommentVisibility, row, viewer));
  return slicePage(projected, offsetOf(ctx.args.nextToken), pageSize(ctx.args.limit, 100, 100));
}
