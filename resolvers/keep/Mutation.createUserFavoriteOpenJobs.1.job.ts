import type { Context } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, fail, getItem, invalid, type Item, resultOrFail } from '../lib/resolver';
import { isPublic } from '../../model/visibility/isPublic';
import { jobSnapshot } from '../../model/snapshots/jobSnapshot';

interface Args {
  input: { userID: string; openJobID: string; owner?: string | null };
}

/** Reads the job that the caller wants to keep. `Unauthorized` if it does not exist or is not public. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { userID, openJobID, owner } = ctx.args.input;
  if (!isIdOf(OpenJob, openJobID)) invalid('input.openJobID', 'id');
  if (userID !== who.sub || (owner && owner !== who.sub)) fail('Unauthorized', 'A keep is the caller’s own.');
  return getItem({ pk: openJobID, sk: 'OpenJob' });
}

export function response(ctx: Context<Args>) {
  const job = resultOrFail<Item | null>(ctx);
  if (!job || !isPublic(job)) return fail('Unauthorized', 'There is no such job for the caller.');
  return jobSnapshot(job);
}
