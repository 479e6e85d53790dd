import { type Context, runtime, util } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { authorizeAndValidate, batchGetItems, batchItems, type Item, newIdSegment } from '../lib/resolver';
import { checkPicture } from '../lib/input/checkPicture';
import { assertWritableFields } from '../lib/access/ownership';
import {
  addReferencedNames,
  checkJob,
  deriveJobState,
  indexByKey,
  referencedKeys,
  restrictJobInput,
} from './lib/jobInput';
import { postingOf } from './lib/postingOf';

interface Args {
  input: Item & { clientToken?: string | null; acceptsHiddenName?: boolean | null };
}

/**
 * Computes the values of the new job, including the names of the catalogue entries that it references, and
 * collects what the posting rules must check. Puts both into the stash. If the input does not say whether the
 * job is a draft, it is one unless the input makes it public.
 */
function prepare(ctx: Context<Args>, found: Item): void {
  const { input, who, id } = ctx.stash;
  const values = addReferencedNames({ isDraft: input.isPublic !== true, isPublic: false, ...input }, found);
  const job = { ...values, ...deriveJobState({}, values, util.time.nowISO8601()) };
  ctx.stash.values = job;
  ctx.stash.posting = postingOf(who, {}, { ...job, id }, ctx.args.input.acceptsHiddenName === true);
}

/** Reads the catalogue entries that the new job references, because their names are stored in the job. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  const { acceptsHiddenName, ...asked } = ctx.args.input;
  assertWritableFields(OpenJob.adminOnlyInputs, ctx.args.input, who);
  const input = restrictJobInput(asked, who, null);
  ctx.stash.input = input;
  ctx.stash.id = newIdSegment(ctx.args.input.clientToken);
  checkJob(input);
  checkPicture('coverImage', input, {}, who);
  const keys = referencedKeys(input);
  if (keys.length > 0) return batchGetItems(ctx, 'Catalog', keys);
  prepare(ctx, {});
  return runtime.earlyReturn(null);
}

export function response(ctx: Context<Args>): null {
  prepare(ctx, indexByKey(batchItems(ctx, 'Catalog')));
  return null;
}
