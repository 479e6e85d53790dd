import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, keyOf } from '../../model/ids';
import { jobRole } from '../../model/jobRole';
import { OpenJobAdminWrites } from '../../model/visibility/OpenJobAdminWrites';
import { fail, type Item, resultOrFail, table } from '../lib/resolver';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';
import { dynamoCondition } from '../lib/write/condition';
import { assertWritableFields } from '../lib/access/ownership';
import { checkJob, jobInput } from './lib/jobValues';
import { foundBy, namesOf } from './lib/jobReferences';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** The job as it is, and whom and what the change names. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  const { input } = ctx.args;
  checkJob(input);
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  assertWritableFields(OpenJobAdminWrites, input, who);
  if (!isIdOf(OpenJob, input.id)) fail('NotFound', 'There is no such record.');
  const job = { keys: [keyOf(OpenJob, input.id)], consistentRead: true };
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
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  const job = data[table(ctx, 'OpenJob')]?.[0];
  const { who } = ctx.stash;
  const isTheirs = job && (who.isAdmin || jobRole(who, job) !== 'none');
  if (!isTheirs) return fail('NotFound', 'There is no such record.');
  ctx.stash.input = jobInput(ctx.args.input, who, job);
  return { job, found: foundBy(data[table(ctx, 'Catalog')]) };
}
