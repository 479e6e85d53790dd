import { util } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import type { CommonStash } from '../lib/CommonStash';
import { step, type StepContext } from '../lib/operation';
import { withCondition } from '../lib/write/conditions';
import { toUpdate } from '../lib/write/record';
import { updateEndingSessions } from '../lib/write/updateEndingSessions';
import type { JobChangeStash } from './lib/JobChangeStash';
import { describeJobDeed } from './lib/describeJobDeed';
import { projectJob } from './lib/jobView';

export const writeOpenJob = step('OpenJob', {
  /**
   * Stores the changed job, on the condition that it has not changed since it was read. `editedAt` is the time of the
   * last change by a client or consultant that others than the staff see; administrators get a notice of it.
   * The sessions of former owners end with the change.
   */
  request(ctx: StepContext<{ input: { id: string; entryId?: string } }, JobChangeStash & CommonStash>) {
    const { job, values } = ctx.stash.change;
    const deed = describeJobDeed(ctx);
    ctx.stash.deed = { ...(ctx.stash.deed ?? {}), ...deed };
    const edited = deed.action === 'editPublicJob' ? { editedAt: util.time.nowISO8601() } : {};
    const still = { version: { eq: job.version } };
    const fields = toUpdate({ ...values, ...edited }, []);
    const condition = withCondition(still, ctx.stash.asked);
    const change = { id: ctx.args.input.id, fields, condition };
    return updateEndingSessions.request(ctx, OpenJob, change, ctx.stash.formerOwners ?? []);
  },

  response(ctx) {
    const { job, values } = ctx.stash.change;
    const changed = updateEndingSessions.result(ctx, job, values, ctx.stash.formerOwners ?? []);
    return projectJob(changed, ctx.stash.who);
  },
});
