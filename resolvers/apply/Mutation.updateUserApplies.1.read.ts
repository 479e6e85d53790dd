import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { ApplyTransitions } from '../../model/transitions/ApplyTransitions';
import type { EnumValue } from '../../model/enums';
import { isPublic } from '../../model/visibility/isPublic';
import { authorizeAndValidate, batchItems, fail, invalid, type Item, tableName } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/record';
import { assertWritableFields } from '../lib/access/ownership';

type ApplyType = EnumValue<'ApplyType'>;

interface Args {
  input: Item & { id: string; type?: ApplyType | null; reason?: string | null };
  condition?: Item | null;
}

/**
 * Reads the application whose state is to change, and its job, which shows whether the caller is job staff.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { id, type, reason, ...values } = ctx.args.input;
  if (!type) invalid('input.type', 'required');
  ctx.stash.condition = dynamoCondition(ctx.args.condition);
  assertWritableFields([], values, who);
  const mayBe = who.inClientArea || mayTouch(['owner', 'admin'], who, partitionOf(id));
  if (!isIdOf(UserApplies, id) || !mayBe) fail('NotFound', 'There is no such record.');
  ctx.stash.who = who;
  const application = { keys: [keyOf(UserApplies, id)], consistentRead: true };
  const job = { keys: [keyOf(OpenJob, `${id.split('.')[1]}`)] };
  return batchGet({ tables: { [tableName(ctx, 'Talent')]: application, [tableName(ctx, 'OpenJob')]: job } });
}

/**
 * Checks whether the caller may move the application to the requested state. `NotFound` if the caller is
 * neither the applicant nor job staff nor an administrator; `Conflict` if the transition table does not
 * contain the change; `Unauthorized` if only the other party may make it, or if a talent applies again to a
 * job that is not public. Job staff and administrators who applied to a job count as the applicant there, so
 * that nobody approves their own application.
 */
export function response(ctx: Context<Args>) {
  const application = batchItems(ctx, 'Talent')[0];
  const job = batchItems(ctx, 'OpenJob')[0];
  const { who } = ctx.stash;
  const isOwn = who.sub === application?.userID;
  const isJobStaff = !isOwn && (who.isAdmin || (job && jobRole(who, job) !== 'none'));
  if (!application || !(isJobStaff || isOwn)) {
    return fail('NotFound', 'There is no such record.');
  }
  const mover = ApplyTransitions[application.type as ApplyType][ctx.args.input.type as ApplyType];
  if (!mover) return fail('Conflict', 'An application does not go from here to there.');
  const isTheirs = mover === 'owner' ? isOwn : isJobStaff;
  if (!isTheirs) return fail('Unauthorized', 'This move is the other side’s.');
  const isApplying = ctx.args.input.type === 'APPLIED';
  if (isApplying && !(job && isPublic(job)))
    return fail('Unauthorized', 'There is no such job for the caller.');
  return application;
}
