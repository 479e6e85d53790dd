import { runtime, util } from '@aws-appsync/utils';
import { RateLimits } from '../../model/limits/RateLimits';
import { isBlank } from '../../model/rules/isBlank';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid } from '../lib/resolver';
import {
  keepReviewOrFail,
  putReview,
  readReview,
  type ReviewStash,
  storedReview,
} from './lib/applicationReview';

export const updateApplicationComment = operation('Mutation.updateApplicationComment', {
  grants: ['client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
})
  .stash<ReviewStash>()
  .step('read', 'Talent', {
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      if (isBlank(ctx.args.input.text)) invalid('input.text', 'required');
      return readReview(ctx, who, ctx.args.input.applicationId);
    },

    response(ctx) {
      return keepReviewOrFail(ctx);
    },
  })
  .step('write', 'Talent', {
    /** Changes an own comment. `NotFound` for those of others, administrators included. */
    request(ctx) {
      if (ctx.stash.isStored) runtime.earlyReturn(ctx.prev.result);
      const { commentId } = ctx.args.input;
      const { who, review } = ctx.stash;
      const comments = review?.comments ?? [];
      if (!comments.some(({ id, by }) => id === commentId && by === who.sub))
        return fail('NotFound', 'There is no such record.');
      const text = util.str.normalize(ctx.args.input.text, 'nfc');
      const editedAt = util.time.nowISO8601();
      return putReview(ctx, {
        comments: comments.map((comment) =>
          comment.id === commentId ? { ...comment, text, editedAt } : comment,
        ),
      });
    },

    response(ctx) {
      return storedReview(ctx);
    },
  })
  .again('write')
  .again('write');
