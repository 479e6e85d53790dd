import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { batchGetItems, batchItems, type Item, newIdSegment } from '../lib/resolver';
import { assertWritableFields } from '../lib/access/ownership';
import { checkJob, indexByKey, referencedKeys, restrictJobInput } from './lib/jobInput';

interface Args {
  input: Item & { clientToken?: string | null };
}

/** Reads the catalogue entries that the new job references, because their names are stored in the job. */
export function request(ctx: Context<Args>) {
  const { who, organizations } = ctx.stash;
  assertWritableFields(OpenJob.adminOnlyInputs, ctx.args.input, who);
  const asked = ctx.args.input.organizationOpenJobsId;
  const own: Item | null = organizations.includes(asked) ? { organizationOpenJobsId: asked } : null;
  const input: Item = { ...restrictJobInput(ctx.args.input, who, own), ...(own ?? {}) };
  ctx.stash.input = input;
  ctx.stash.id = newIdSegment(ctx.args.input.clientToken);
  checkJob(input);
  const keys = referencedKeys(input);
  if (keys.length === 0) return runtime.earlyReturn({});
  return batchGetItems(ctx, 'Catalog', keys);
}

export function response(ctx: Context<Args>): Item {
  return indexByKey(batchItems(ctx, 'Catalog'));
}
