import { runtime } from '@aws-appsync/utils';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';
import {
  keepReviewOrFail,
  putReview,
  readReview,
  type ReviewStash,
  storedReview,
} from './lib/applicationReview';

export const deleteApplicationComment = operation('Mutation.deleteApplicationComment', {
  grants: ['client', 'consultant', 'admin'],
})
  .stash<ReviewStash>()
  .step('read', 'Talent', {
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      return readReview(ctx, who, ctx.args.input.applicationId);
    },

    response(ctx) {
      return keepReviewOrFail(ctx);
    },
  })
  .step('write', 'Talent', {
    /** Deletes an own comment. `NotFound` for those of others, administrators included. */
    request(ctx) {
      if (ctx.stash.isStored) runtime.earlyReturn(ctx.prev.result);
      const { commentId } = ctx.args.input;
      const { who, review } = ctx.stash;
      const comments = review?.comments ?? [];
      if (!comments.some(({ id, by }) => id === commentId && by === who.sub))
        return fail('NotFound', 'There is no such record.');
      return putReview(ctx, { comments: comments.filter(({ id }) => id !== commentId) });
    },

    response(ctx) {
      return storedReview(ctx);
    },
  })
  .again('write')
  .again('write');
