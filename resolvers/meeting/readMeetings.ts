import { runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf, keyOf, secondSegment } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { jobMeetingsKey } from '../../model/meetings/jobMeetingsKey';
import type { TakenTime } from '../../model/meetings/TakenTime';
import type { Rows } from '../generated/types';
import { step, type StepContext } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, tableName } from '../lib/resolver';
import type { MeetingStash } from './lib/MeetingStash';

/** The row with the taken times of a job. */
export interface JobMeetings {
  times: readonly TakenTime[];
  version: number;
}

export interface Found {
  application: Rows['UserApplies'];
  taken: JobMeetings | null;
}

export const readMeetings = step('Talent', {
  /** Reads an application, its job, and the times that meetings about the job have taken. */
  request(ctx: StepContext<{ input: { id: string } }, MeetingStash>) {
    if (ctx.stash.stored) runtime.earlyReturn(ctx.prev.result);
    ctx.stash.who = authorizeAndValidate(ctx);
    const { id } = ctx.args.input;
    if (!isIdOf(UserApplies, id)) fail('NotFound', 'There is no such record.');
    const job = secondSegment(id);
    return batchGet({
      tables: {
        [tableName(ctx, 'Talent')]: { keys: [keyOf(UserApplies, id)], consistentRead: true },
        [tableName(ctx, 'OpenJob')]: { keys: [keyOf(OpenJob, job)], consistentRead: true },
        [tableName(ctx, 'Insight')]: { keys: [jobMeetingsKey(job)], consistentRead: true },
      },
    });
  },

  /**
   * Decides for which side the caller acts: the talent for themselves, also one of the job's staff who has applied;
   * who works for the job now for the organization. `NotFound` for everybody else, and `Conflict` after the end of the
   * application.
   */
  response(ctx): Found {
    const application = batchItems<'UserApplies'>(ctx, 'Talent')[0];
    const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
    const { who } = ctx.stash;
    const isOwn = who.sub === application?.userID;
    const isJobStaff = !!job && jobRole(who, job) !== 'none';
    if (!application || !(isOwn || isJobStaff)) return fail('NotFound', 'There is no such record.');
    const { type } = application;
    if (type === 'WITHDRAWN' || type === 'REJECTED') fail('Conflict', 'The application has ended.');
    ctx.stash.side = isOwn ? 'TALENT' : 'CLIENT';
    return { application, taken: (batchItems(ctx, 'Insight')[0] as JobMeetings | null) ?? null };
  },
});
