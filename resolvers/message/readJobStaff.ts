import { runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { jobRole, worksForJob } from '../../model/jobStaff';
import type { Rows } from '../generated/types';
import { step, type StepContext } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { getCaller, resultOrFail } from '../lib/resolver';

interface Found {
  conversation?: Rows['Conversation'] | null;
  user?: Rows['User'];
}

/** Who the caller and the person are for the job of a conversation. */
export interface JobStaffStash {
  /** Whether the caller's right is known without the job. */
  isDecided: boolean;
  isConsultants?: boolean;
  isJobStaff?: boolean;
}

export const readJobStaff = step('OpenJob', {
  /**
   * Reads the job of the conversation, which shows whether the caller is one of its consultants and, if
   * somebody is to be added, whether that person is job staff.
   */
  request(ctx: StepContext<unknown, JobStaffStash, Found>) {
    const { conversation, user } = ctx.prev.result;
    const job = conversation?.openJobConversationsId;
    if (!job || (ctx.stash.isDecided && !user)) runtime.earlyReturn(ctx.prev.result);
    return getLatestRecord(OpenJob, job);
  },

  response(ctx) {
    const job = resultOrFail(ctx);
    const { user } = ctx.prev.result;
    ctx.stash.isConsultants = job !== null && jobRole(getCaller(ctx), job) === 'consultant';
    ctx.stash.isJobStaff = job !== null && user !== undefined && worksForJob(user, job);
    return ctx.prev.result;
  },
});
