import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { UserApplies } from '../../model/entities/UserApplies';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { authorizeAndValidate, batchItems, fail, invalid, type Item, tableName } from '../lib/resolver';
import { checkLimits } from '../lib/input/checks';
import { assertWritableFields } from '../lib/access/ownership';
import { checkPeriod, talentFields } from './lib/engagement';

interface Args {
  input: Item & { userId: string; openJobId: string };
}

/** Reads the talent, the job and the talent's application to it, before an engagement is recorded by hand. */
export function request(ctx: Context<Args>) {
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
}

/**
 * Checks who may record an engagement by hand: administrators for any talent; job staff for a talent whose
 * application to the job was contracted, unless they are this talent. (The first engagement is created
 * automatically when an application is contracted.)
 */
export function response(ctx: Context<Args>) {
  const [user, application] = batchItems(ctx, 'Talent');
  const job = batchItems(ctx, 'OpenJob')[0];
  const { who } = ctx.stash;
  const isContracted = application?.type === 'CONTRACTED' && who.sub !== application.userID;
  const isJobStaff = isContracted && job && jobRole(who, job) !== 'none';
  if (!user || !job || !(who.isAdmin || isJobStaff))
    return fail('Unauthorized', 'There is no such talent or job for the caller.');
  return { user, job };
}
