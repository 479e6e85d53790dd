import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';
import { keepReview, readReview, type ReviewStash, reviewView } from './lib/applicationReview';

export const getApplicationReview = operation('Query.getApplicationReview', {
  grants: ['client', 'consultant', 'admin'],
})
  .stash<ReviewStash>()
  .unit('Talent', {
    request(ctx) {
      return readReview(ctx, authorizeAndValidate(ctx), ctx.args.id);
    },

    /** Returns null to everybody who does not work for the job now, without an error, like a missing record. */
    response(ctx) {
      return keepReview(ctx) ? reviewView(ctx.stash, ctx.stash.review) : null;
    },
  });
