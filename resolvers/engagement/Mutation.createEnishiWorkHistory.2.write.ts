import type { Context } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { jobPeople } from '../../model/jobStaff';
import { jobSnapshot } from '../../model/snapshots/jobSnapshot';
import { userSnapshot } from '../../model/snapshots/userSnapshot';
import { type Item, newIdSegment, tableName } from '../lib/resolver';
import { noteContention, putNew } from '../lib/write/record';
import { buildEngagement, projectEngagement } from './lib/engagement';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  input: Item & { userId: string; openJobId: string; clientToken?: string | null };
}

/** Stores an engagement that job staff or an administrator have recorded by hand. */
export function request(ctx: Context<Args>) {
  const { user, job } = ctx.prev.result as { user: Item; job: Item };
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
  return transactWrite({ items: [putNew(tableName(ctx, 'Talent'), EnishiWorkHistory, ctx.stash.record)] });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) return endPipeline(ctx, projectEngagement(ctx.stash.record, ctx.stash.who));
  noteContention(ctx);
  return null;
}
