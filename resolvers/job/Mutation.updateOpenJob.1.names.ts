import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { addressOf, isIdOf } from '../../model/ids';
import { jobSide } from '../../model/jobSide';
import { OpenJobAdminWrites } from '../../model/visibility/OpenJobAdminWrites';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { conditionOf } from '../lib/conditionOf';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { table } from '../lib/table';
import { checkJob } from './lib/checkJob';
import { foundBy } from './lib/foundBy';
import { jobInput } from './lib/jobInput';
import { namesOf } from './lib/namesOf';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** The job as it is, and whom and what the change names. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  ctx.stash.who = who;
  const { input } = ctx.args;
  checkJob(input);
  ctx.stash.asked = conditionOf(ctx.args.condition);
  editable(OpenJobAdminWrites, input, who);
  if (!isIdOf(OpenJob, input.id)) fail('NotFound', 'There is no such record.');
  const job = { keys: [addressOf(OpenJob, input.id)], consistentRead: true };
  const keys = namesOf(
    who.isAdmin || who.organizationId === ''
      ? input
      : { ...input, organizationOpenJobsId: who.organizationId },
  );
  const tables = { [table(ctx, 'OpenJob')]: job };
  return batchGet({
    tables: keys.length === 0 ? tables : { ...tables, [table(ctx, 'Catalog')]: { keys } },
  });
}

export function response(ctx: Context<Args>) {
  const { data } = answered<{ data: Record<string, (Item | null)[]> }>(ctx);
  const job = data[table(ctx, 'OpenJob')]?.[0];
  const { who } = ctx.stash;
  const isTheirs = job && (who.isAdmin || jobSide(who, job) !== 'none');
  if (!isTheirs) return fail('NotFound', 'There is no such record.');
  ctx.stash.input = jobInput(ctx.args.input, who, job);
  return { job, found: foundBy(data[table(ctx, 'Catalog')]) };
}
