import { runtime, util } from '@aws-appsync/utils';
import { RateLimits } from '../../model/limits/RateLimits';
import { ApplicationReviewLimits } from '../../model/limits/ApplicationReviewLimits';
import { isBlank } from '../../model/rules/isBlank';
import { operation } from '../lib/operation';
import { authorizeAndValidate, invalid, newIdSegment } from '../lib/resolver';
import {
  keepReviewOrFail,
  putReview,
  readReview,
  type ReviewStash,
  storedReview,
} from './lib/applicationReview';

export const createApplicationComment = operation('Mutation.createApplicationComment', {
  grants: ['client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
})
  .stash<ReviewStash & { writtenId: string }>()
  .step('read', 'Talent', {
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      if (isBlank(ctx.args.input.text)) invalid('input.text', 'required');
      ctx.stash.writtenId = newIdSegment(ctx.args.input.clientToken);
      return readReview(ctx, who, ctx.args.input.applicationId);
    },

    response(ctx) {
      return keepReviewOrFail(ctx);
    },
  })
  .step('write', 'Talent', {
    /** Adds the comment. One with the same client token is there already: the call is a repetition. */
    request(ctx) {
      if (ctx.stash.isStored) runtime.earlyReturn(ctx.prev.result);
      const { who, review, writtenId: id } = ctx.stash;
      const comments = review?.comments ?? [];
      if (comments.some((comment) => comment.id === id)) return putReview(ctx, {});
      if (comments.length >= ApplicationReviewLimits.comments)
        return invalid('input.text', `0..${ApplicationReviewLimits.comments} comments`);
      const text = util.str.normalize(ctx.args.input.text, 'nfc');
      return putReview(ctx, {
        comments: [...comments, { id, by: who.sub, at: util.time.nowISO8601(), text }],
      });
    },

    response(ctx) {
      return storedReview(ctx);
    },
  })
  .again('write')
  .again('write');
