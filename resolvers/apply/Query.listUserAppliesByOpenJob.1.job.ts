import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { authorizeAndValidate, getRecord, invalid, type Item, resultOrFail } from '../lib/resolver';
import { emptyPage } from '../lib/page/paging';
import { endPipeline } from '../lib/endPipeline';

/**
 * Reads the job, to check that the caller is job staff. Only job staff and administrators may list the
 * applications to a job; others get an empty page. For administrators the job is not read.
 */
export function request(ctx: Context<{ openJobID: string }>) {
  const who = authorizeAndValidate(ctx);
  const { openJobID } = ctx.args;
  if (!isIdOf(OpenJob, openJobID)) invalid('openJobID', 'id');
  ctx.stash.who = who;
  if (who.isAdmin) runtime.earlyReturn(null);
  return getRecord(OpenJob, openJobID);
}

export function response(ctx: Context<{ openJobID: string }>) {
  const job = resultOrFail<Item | null>(ctx);
  const isTheirs = job && jobRole(ctx.stash.who, job) !== 'none';
  return isTheirs ? null : endPipeline(ctx, emptyPage());
}
