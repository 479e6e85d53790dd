import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { project } from '../../model/visibility/project';
import { ReviewVisibility } from '../../model/visibility/ReviewVisibility';
import { getCaller, getSource, type StoredRow, resultOrFail } from '../lib/resolver';
import type { PreloadedRelation } from '../lib/relation/preloaded';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

export const userEnishiWorkHistoryReviews = relation('User.enishiWorkHistoryReviews').unit('Talent', {
  /**
   * Lists the reviews of a talent's engagements. The talent and administrators see all of them, others only
   * published ones. Null if the viewer may not read the relation.
   */
  request(ctx: Context<Args>) {
    const offset = readOffset(ctx.args.nextToken);
    const size = readPageSize(ctx.args.limit, 100, 100);
    const carried = getSource(ctx).enishiWorkHistoryReviews as PreloadedRelation | null | undefined;
    if (!carried) return runtime.earlyReturn(null);
    if (carried.items) return runtime.earlyReturn(slicePage(carried.items, offset, size));
    return query({
      query: { pk: { eq: `${getSource(ctx).id}#private` }, sk: { beginsWith: 'EnishiWorkHistory#' } },
      limit: 1000,
    });
  },

  response(ctx: Context<Args>) {
    const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
    const carried = getSource(ctx).enishiWorkHistoryReviews as PreloadedRelation;
    const viewer = carried.viewer ?? viewerOf(getCaller(ctx), `${getSource(ctx).id}`);
    const isOwn = viewer === 'owner' || viewer === 'admin';
    const reviews = items.filter((row) => row.__typename === 'EnishiWorkHistoryReview');
    const shown = reviews.filter((review) => isOwn || review.published === true);
    return slicePage(
      shown.map((review) => project(ReviewVisibility, review, viewer)),
      readOffset(ctx.args.nextToken),
      readPageSize(ctx.args.limit, 100, 100),
    );
  },
});
