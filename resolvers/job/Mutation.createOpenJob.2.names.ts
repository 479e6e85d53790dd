import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJobAdminWrites } from '../../model/visibility/OpenJobAdminWrites';
import { type Item, resultOrFail, table } from '../lib/resolver';
import { clientTokenSegment } from '../lib/write/clientToken';
import { assertWritableFields } from '../lib/access/ownership';
import { checkJob, jobInput } from './lib/jobValues';
import { foundBy, namesOf } from './lib/jobReferences';

interface Args {
  input: Item & { clientToken?: string | null };
}

/** Whom and what the job names, with their names. */
export function request(ctx: Context<Args>) {
  const { who, organizations } = ctx.stash;
  assertWritableFields(OpenJobAdminWrites, ctx.args.input, who);
  const asked = ctx.args.input.organizationOpenJobsId;
  const own: Item | null = organizations.includes(asked) ? { organizationOpenJobsId: asked } : null;
  const input: Item = { ...jobInput(ctx.args.input, who, own), ...(own ?? {}) };
  ctx.stash.input = input;
  ctx.stash.id = clientTokenSegment(ctx.args.input.clientToken);
  checkJob(input);
  const keys = namesOf(input);
  if (keys.length === 0) return runtime.earlyReturn({});
  return batchGet({ tables: { [table(ctx, 'Catalog')]: { keys } } });
}

export function response(ctx: Context<Args>): Item {
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  return foundBy(data[table(ctx, 'Catalog')]);
}
