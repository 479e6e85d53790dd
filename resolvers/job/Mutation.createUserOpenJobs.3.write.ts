import { type Context, util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import type { Caller } from '../../model/access';
import { childId, keyOf } from '../../model/ids';
import { fail, type Item, tableName } from '../lib/resolver';
import { cancellationReasons, noteContention, putNew, stamp } from '../lib/write/record';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  input: { userID: string; openJobID: string; involveType: string; clientToken?: string | null };
}

/**
 * Stores the involvement of a person in a job, on the condition that both exist and that the caller still is on the
 * staff of the job or an administrator.
 */
export function request(ctx: Context<Args>) {
  const who = ctx.stash.who as Caller;
  const { userID, openJobID, involveType, clientToken } = ctx.args.input;
  const id = childId(userID, openJobID);
  const made = { __typename: 'UserOpenJobs', id, createdBy: who.sub, createToken: clientToken };
  const now = util.time.nowISO8601();
  const index = { parentKey: `OpenJob#${openJobID}`, parentSort: `UserOpenJobs#${now}` };
  const values = { userID, openJobID, involveType, ...ctx.stash.giver };
  const record: Item = { ...stamp(values, made), ...index, owner: userID };
  ctx.stash.record = record;
  const there = { pk: { attributeExists: true } };
  const { sub, organizationId } = who;
  const owns = { and: [{ owners: { contains: sub } }, { not: { clientIds: { contains: sub } } }] };
  const consults = { or: [owns, { consultantIds: { contains: sub } }] };
  // The members of the job's organization are clients, even if they own the job.
  const isOwn =
    organizationId === '' ? consults : { or: [consults, { organizationOpenJobsId: { eq: organizationId } }] };
  const [talents, jobs] = [tableName(ctx, 'Talent'), tableName(ctx, 'OpenJob')];
  return transactWrite({
    items: [
      { conditionCheck: { table: talents, key: keyOf(User, userID), condition: there } },
      {
        conditionCheck: {
          table: jobs,
          key: keyOf(OpenJob, openJobID),
          condition: who.isAdmin ? there : isOwn,
        },
      },
      putNew(talents, UserOpenJobs, record),
    ],
  });
}

/**
 * Returns the stored involvement. If the transaction was refused, job staff or an administrator
 * continues with the step that resolves the conflict. Anybody else gets `Unauthorized`, as for a job that
 * does not exist, so that they learn nothing about other people's jobs.
 */
export function response(ctx: Context<Args>) {
  if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
  noteContention(ctx);
  const isElsewhere = cancellationReasons(ctx)[1]?.type === 'ConditionalCheckFailed';
  return isElsewhere ? fail('Unauthorized', 'The parent is not there, or not the caller’s.') : null;
}
