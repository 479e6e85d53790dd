import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { jobRole, worksForJob } from '../../model/jobStaff';
import { getCaller, getLatestRecord, type StoredRow, resultOrFail } from '../lib/resolver';
import { step } from '../lib/operation';

interface Found {
  conversation?: StoredRow | null;
  user?: StoredRow;
}

export const readJobStaff = step('OpenJob', {
  /**
   * Reads the job of the conversation, which shows whether the caller is one of its consultants and, if
   * somebody is to be added, whether that person is job staff.
   */
  request(ctx: Context) {
    const { conversation, user } = ctx.prev.result as Found;
    const job = conversation?.openJobConversationsId;
    if (!job || (ctx.stash.isDecided && !user)) runtime.earlyReturn(ctx.prev.result);
    return getLatestRecord(OpenJob, `${job}`);
  },

  response(ctx: Context) {
    const job = resultOrFail<StoredRow | null>(ctx);
    const { user } = ctx.prev.result as Found;
    ctx.stash.isConsultants = job !== null && jobRole(getCaller(ctx), job) === 'consultant';
    ctx.stash.isJobStaff = job !== null && user !== undefined && worksForJob(user, job);
    return ctx.prev.result;
  },
});
