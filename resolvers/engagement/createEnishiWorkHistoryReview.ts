import { util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from '../../model/entities/EnishiWorkHistoryReview';
import { User } from '../../model/entities/User';
import { childId, isIdOf, keyOf, partitionOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { hasEnded } from '../../model/rules/hasEnded';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { assertWritableFields } from '../lib/access/ownership';
import { endPipeline } from '../lib/endPipeline';
import { checkLimits } from '../lib/input/checks';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { noteContention, putNew, stamp } from '../lib/write/record';
import { type EngagementStash, resolveEngagement } from './resolveEngagement';

export const createEnishiWorkHistoryReview = operation('Mutation.createEnishiWorkHistoryReview', {
  grants: ['owner', 'client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
})
  .stash<EngagementStash<'EnishiWorkHistoryReview'>>()
  .step('read', 'Talent', {
    /** Reads the engagement to be reviewed, and the profile of its talent. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.who = who;
      const { enishiWorkHistoryId: id, reviewerId } = ctx.args.input;
      checkLimits(EnishiWorkHistoryReview.limits, ctx.args.input);
      if (!isIdOf(EnishiWorkHistory, id)) invalid('input.enishiWorkHistoryId', 'id');
      assertWritableFields(['published'], ctx.args.input, who);
      if (reviewerId && reviewerId !== who.sub && !who.isAdmin) {
        fail('Unauthorized', 'Nobody writes in another’s name.');
      }
      const keys = [keyOf(EnishiWorkHistory, id), keyOf(User, partitionOf(id))];
      return batchGetItems(ctx, 'Talent', keys);
    },

    /**
     * Checks that the caller may review the engagement. Returns the party in whose name the caller writes the
     * review (`side`), and the name that the review shows as its author. For a review by the talent, the name is
     * the talent's display name. For a review by job staff or an administrator, the party is the organization,
     * and the name is the organization's. Anybody else gets `Unauthorized`. The error is `Conflict` if the
     * engagement has not ended.
     */
    response(ctx) {
      const [engagement, user] = batchItems<['EnishiWorkHistory', 'User']>(ctx, 'Talent');
      const { who } = ctx.stash;
      const isTalent = who.sub === partitionOf(ctx.args.input.enishiWorkHistoryId);
      const isJobStaff = who.isAdmin || jobRoleInRow(who, engagement ?? {}) !== 'none';
      if (!engagement || !(isTalent || isJobStaff)) {
        return fail('Unauthorized', 'There is no such engagement of the caller’s.');
      }
      if (!hasEnded(engagement, japanDay(util.time.nowISO8601())))
        return fail('Conflict', 'The engagement has not ended yet.');
      const reviewerName = isTalent ? user?.displayName : engagement.organizationName;
      return { side: isTalent ? ('TALENT' as const) : ('CLIENT' as const), reviewerName };
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores a review of an engagement. Each party (`side`) can write only one, because the party is part of the
     * key. In the talent's profile, others see the review only when an administrator has published it.
     */
    request(ctx) {
      const { clientToken, ...values } = ctx.args.input;
      const { side, reviewerName } = ctx.prev.result;
      const { sub } = ctx.stash.who;
      const id = childId(values.enishiWorkHistoryId, side);
      const made = {
        __typename: 'EnishiWorkHistoryReview' as const,
        id,
        createdBy: sub,
        createToken: clientToken,
      };
      ctx.stash.record = stamp(
        {
          ...values,
          side,
          reviewerName,
          reviewerId: sub,
          authorKey: sub,
          published: values.published === true,
        },
        made,
      );
      const put = putNew(tableName(ctx, 'Talent'), EnishiWorkHistoryReview, ctx.stash.record);
      return transactWrite({ items: [put] });
    },

    response(ctx) {
      if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
      noteContention(ctx);
      return null;
    },
  })
  .step('resolveConflict', resolveEngagement);
