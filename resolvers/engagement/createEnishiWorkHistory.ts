import { batchGet, transactWrite } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { UserApplies } from '../../model/entities/UserApplies';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { jobPeople, jobRole } from '../../model/jobStaff';
import { RateLimits } from '../../model/limits/RateLimits';
import { jobSnapshot } from '../../model/snapshots/jobSnapshot';
import { userSnapshot } from '../../model/snapshots/userSnapshot';
import { assertWritableFields } from '../lib/access/ownership';
import { endPipeline } from '../lib/endPipeline';
import { checkLimits } from '../lib/input/checks';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, newIdSegment, tableName } from '../lib/resolver';
import { noteContention, putNew } from '../lib/write/record';
import { buildEngagement, checkPeriod, projectEngagement, talentFields } from './lib/engagement';
import { type EngagementStash, resolveEngagement } from './resolveEngagement';

export const createEnishiWorkHistory = operation('Mutation.createEnishiWorkHistory', {
  grants: ['client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
  also: ['OpenJob'],
})
  .stash<EngagementStash<'EnishiWorkHistory'>>()
  .step('read', 'Talent', {
    /** Reads the talent, the job and the talent's application to it, before an engagement is recorded by hand. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.who = who;
      const { input } = ctx.args;
      checkLimits(EnishiWorkHistory.limits, input);
      checkPeriod(input);
      assertWritableFields([...talentFields, 'organizationName'], input, who);
      if (!isIdOf(User, input.userId)) invalid('input.userId', 'id');
      if (!isIdOf(OpenJob, input.openJobId)) invalid('input.openJobId', 'id');
      const application = keyOf(UserApplies, childId(input.userId, input.openJobId));
      const talent = { keys: [keyOf(User, input.userId), application] };
      const job = { keys: [keyOf(OpenJob, input.openJobId)] };
      return batchGet({ tables: { [tableName(ctx, 'Talent')]: talent, [tableName(ctx, 'OpenJob')]: job } });
    },

    /**
     * Checks who may record an engagement by hand: administrators for any talent; job staff for a talent whose
     * application to the job was contracted, unless they are this talent. (The first engagement is created
     * automatically when an application is contracted.)
     */
    response(ctx) {
      const [user, application] = batchItems<['User', 'UserApplies']>(ctx, 'Talent');
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      const { who } = ctx.stash;
      const isContracted = application?.type === 'CONTRACTED' && who.sub !== application.userID;
      const isJobStaff = isContracted && job && jobRole(who, job) !== 'none';
      if (!user || !job || !(who.isAdmin || isJobStaff))
        return fail('Unauthorized', 'There is no such talent or job for the caller.');
      return { user, job };
    },
  })
  .step('write', 'Talent', {
    /** Stores an engagement that job staff or an administrator have recorded by hand. */
    request(ctx) {
      const { user, job } = ctx.prev.result;
      const { userId, openJobId, clientToken, ...values } = ctx.args.input;
      const about = {
        userID: userId,
        openJobID: openJobId,
        openJob: jobSnapshot(job),
        user: userSnapshot(user),
        organizationId: job.organizationOpenJobsId,
        staffIds: jobPeople(job),
      };
      const made = {
        by: ctx.stash.who.sub,
        segment: newIdSegment(clientToken),
        createToken: clientToken,
      };
      ctx.stash.record = buildEngagement(about, values, made);
      return transactWrite({
        items: [putNew(tableName(ctx, 'Talent'), EnishiWorkHistory, ctx.stash.record)],
      });
    },

    response(ctx) {
      if (!ctx.error) return endPipeline(ctx, projectEngagement(ctx.stash.record, ctx.stash.who));
      noteContention(ctx);
      return null;
    },
  })
  .step('resolveConflict', resolveEngagement);
