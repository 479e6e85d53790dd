import { runtime, util } from '@aws-appsync/utils';
import { RateLimits } from '../../model/limits/RateLimits';
import { ApplicationReviewLimits } from '../../model/limits/ApplicationReviewLimits';
import { stageKeyOf } from '../../model/transitions/stageKeyOf';
import type { RootFields, StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import {
  keepReviewOrFail,
  putReview,
  readReview,
  type ReviewStash,
  storedReview,
} from './lib/applicationReview';

type Input = RootFields['Mutation.handInScorecard']['args']['input'];

/** Throws `InvalidInput` for a rating that is not from 1 to 5. */
function checkRatings({ skill, communication, motivation, fit }: Input): void {
  const [least, most] = ApplicationReviewLimits.rating;
  Object.entries({ skill, communication, motivation, fit }).forEach(([field, rating]) => {
    if (rating < least || rating > most) invalid(`input.${field}`, `${least}..${most}`);
  });
}

export const handInScorecard = operation('Mutation.handInScorecard', {
  grants: ['client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
})
  .stash<ReviewStash>()
  .step('read', 'Talent', {
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      checkRatings(ctx.args.input);
      return readReview(ctx, who, ctx.args.input.applicationId);
    },

    response(ctx) {
      return keepReviewOrFail(ctx);
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the caller's scorecard about a stage, in place of an earlier one. The stage must be one that the history of
     * the application has, also if the job has lost the step since then; its name is kept with it.
     */
    request(ctx) {
      if (ctx.stash.isStored) runtime.earlyReturn(ctx.prev.result);
      const { who, review, application } = ctx.stash;
      const { stage, skill, communication, motivation, fit, recommendation, comment } = ctx.args.input;
      const events = ((application.history ?? []) as StoredRow[]).filter(
        (event) => stageKeyOf(event) === stage,
      );
      if (events.length === 0) return invalid('input.stage', 'unknown');
      const others = (review?.scorecards ?? []).filter((card) => card.by !== who.sub || card.stage !== stage);
      if (others.length >= ApplicationReviewLimits.scorecards)
        return invalid('input.stage', `0..${ApplicationReviewLimits.scorecards} scorecards`);
      const stageTitle = events[events.length - 1]!.stepTitle as string | undefined;
      const card = {
        ...{
          by: who.sub,
          stage,
          at: util.time.nowISO8601(),
          skill,
          communication,
          motivation,
          fit,
          recommendation,
        },
        ...(stageTitle ? { stageTitle } : {}),
        ...(comment ? { comment: util.str.normalize(comment, 'nfc') } : {}),
      };
      return putReview(ctx, { scorecards: [...others, card] });
    },

    response(ctx) {
      return storedReview(ctx);
    },
  })
  .again('write')
  .again('write');
