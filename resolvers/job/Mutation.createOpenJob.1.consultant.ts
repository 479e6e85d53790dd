import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { childrenPrefix } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';

/** Of others than administrators and organizations' members: the jobs that they consult on, which the own desk tells. */
export function request(ctx: Context) {
  const who = authorize(ctx, ['client', 'consultant', 'admin']);
  ctx.stash.who = who;
  ctx.stash.organizations = [];
  if (who.isAdmin || who.organizationId !== '') runtime.earlyReturn(null);
  const { pk, sk } = childrenPrefix(UserOpenJobs, who.sub);
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: sk } }, limit: 1000 });
}

/** Who consults on none is a talent; a consultant writes for the organizations of the own jobs. */
export function response(ctx: Context) {
  const { items } = answered<{ items: Item[] }>(ctx);
  const own = items.filter((row) => row.involveType === 'CONSULTANT');
  if (own.length === 0) fail('Unauthorized', 'Jobs are written by organizations and consultants.');
  ctx.stash.organizations = own.map((row) => row.organizationId).filter((id) => id);
  return null;
}
