import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, keyOf } from '../../model/ids';
import { jobRole } from '../../model/jobRole';
import { invalid, type Item, resultOrFail } from '../lib/resolver';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';
import { emptyPage } from '../lib/page/paging';

/** The job, for those who are no administrators: its applicants are for those who work on it. */
export function request(ctx: Context<{ openJobID: string }>) {
  const who = authorizeAndValidate(ctx);
  const { openJobID } = ctx.args;
  if (!isIdOf(OpenJob, openJobID)) invalid('openJobID', 'id');
  ctx.stash.who = who;
  if (who.isAdmin) runtime.earlyReturn(null);
  return get({ key: keyOf(OpenJob, openJobID) });
}

export function response(ctx: Context<{ openJobID: string }>) {
  const job = resultOrFail<Item | null>(ctx);
  const isTheirs = job && jobRole(ctx.stash.who, job) !== 'none';
  return isTheirs ? null : runtime.earlyReturn(emptyPage(), { skipTo: 'END' });
}
