import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { jobRole } from '../../model/jobStaff';
import { type Item, resultOrFail } from '../lib/resolver';

/**
 * Reads the organization's jobs, to find out whether the caller is a consultant of one of them and may
 * therefore see the organization.
 */
export function request(ctx: Context<{ id: string }>) {
  return query({
    index: 'byOrganization',
    query: { organizationOpenJobsId: { eq: ctx.args.id } },
    limit: 1000,
  });
}

export function response(ctx: Context<{ id: string }>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const own = items.filter((job) => jobRole(ctx.stash.who, job) === 'consultant');
  return own.length > 0 ? ctx.prev.result : null;
}
