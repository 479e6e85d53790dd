import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { ReviewVisibility } from '../../model/visibility/ReviewVisibility';
import { project } from '../../model/visibility/project';
import type { Rows } from '../generated/types';
import { relation } from '../lib/operation';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';
import type { QueryResult } from '../lib/read';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

export const userEnishiWorkHistoryReviews = relation('User.enishiWorkHistoryReviews').unit('Talent', {
  /**
   * Lists the reviews of a talent's engagements. The talent and administrators see all of them, others only
   * published ones. Null if the viewer may not read the relation.
   */
  request(ctx) {
    const offset = readOffset(ctx.args.nextToken);
    const size = readPageSize(ctx.args.limit, 100, 100);
    const carried = getSource(ctx).enishiWorkHistoryReviews;
    if (!carried) return runtime.earlyReturn(null);
    if (carried.items) return runtime.earlyReturn(slicePage(carried.items, offset, size));
    return query({
      query: { pk: { eq: `${getSource(ctx).id}#private` }, sk: { beginsWith: 'EnishiWorkHistory#' } },
      limit: 1000,
    });
  },

  response(ctx) {
    const { items } = resultOrFail<QueryResult<Rows['EnishiWorkHistory' | 'EnishiWorkHistoryReview']>>(ctx);
    const carried = getSource(ctx).enishiWorkHistoryReviews!;
    const viewer = carried.viewer ?? viewerOf(getCaller(ctx), getSource(ctx).id);
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
