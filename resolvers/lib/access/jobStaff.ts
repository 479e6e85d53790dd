import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { childrenPrefix } from '../../../model/ids';
import { resultOrFail } from '../resolver';
import { fail } from '../fail';
import type { Item } from '../Item';

/** Asks in which jobs somebody is involved, which their own private rows tells. */
export function askConsultations(sub: string) {
  const { pk, sk } = childrenPrefix(UserOpenJobs, sub);
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: sk } }, limit: 1000 });
}

/** The rows of the jobs that the caller consults on. Who consults on none is a talent, and refused. */
export function consultations(ctx: Context): Item[] {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const own = items.filter((row) => row.involveType === 'CONSULTANT');
  if (own.length === 0) fail('Unauthorized', 'This is for organizations and consultants.');
  return own;
}
