import { type Context, runtime, util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { authorizeAndValidate, fail, invalid, type Item, tableName } from '../lib/resolver';
import { cancellationReasons, noteContention, putNew, stamp } from '../lib/write/record';

interface Args {
  input: { userID: string; openJobID: string; involveType: string; clientToken?: string | null };
}

/**
 * Stores the involvement of a person in a job, on the condition that both exist and that the caller is a consultant of
 * the job or an administrator.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { userID, openJobID, involveType, clientToken } = ctx.args.input;
  if (!isIdOf(User, userID)) invalid('input.userID', 'id');
  if (!isIdOf(OpenJob, openJobID)) invalid('input.openJobID', 'id');
  const id = childId(userID, openJobID);
  const made = { __typename: 'UserOpenJobs', id, createdBy: who.sub, createToken: clientToken };
  const now = util.time.nowISO8601();
  const index = { parentKey: `OpenJob#${openJobID}`, parentSort: `UserOpenJobs#${now}` };
  const record: Item = { ...stamp({ userID, openJobID, involveType }, made), ...index, owner: userID };
  ctx.stash.record = record;
  const there = { pk: { attributeExists: true } };
  const { sub, organizationId } = who;
  const owns = { and: [{ owners: { contains: sub } }, { not: { clientIds: { contains: sub } } }] };
  const consults = { or: [owns, { consultantIds: { contains: sub } }] };
  const isElsewhere = { organizationOpenJobsId: { ne: organizationId } };
  const isOwn = organizationId === '' ? consults : { and: [consults, isElsewhere] };
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
 * Returns the stored involvement. If the transaction was refused, a consultant of the job or an administrator
 * continues with the step that resolves the conflict. Anybody else gets `Unauthorized`, as for a job that
 * does not exist, so that they learn nothing about other people's jobs.
 */
export function response(ctx: Context<Args>) {
  if (!ctx.error) runtime.earlyReturn(ctx.stash.record, { skipTo: 'END' });
  noteContention(ctx);
  const isElsewhere = cancellationReasons(ctx)[1]?.type === 'ConditionalCheckFailed';
  return isElsewhere ? fail('Unauthorized', 'The parent is not there, or not the caller’s.') : null;
}
