import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { queryConsultations, requireConsultation } from '../lib/access/jobStaff';
import type { SearchArgs } from './lib/Searchable';
import { offeredUsers } from './lib/searchables/offeredUsers';
import { users } from './lib/searchables/users';
import { buildScope } from './lib/buildScope';

/**
 * Chooses the OpenSearch index for searchUsers: all talents for administrators, talents who agreed to be
 * shown to organizations for clients and consultants. If the caller is neither an administrator nor a client,
 * this step reads the caller's involvements in jobs, which show whether the caller is a consultant. If not,
 * the search is `Unauthorized`.
 */
export function request(ctx: Context<SearchArgs>) {
  const { isAdmin, organizationId, sub } = authorizeAndValidate(ctx);
  ctx.stash.isAdmin = isAdmin;
  if (!isAdmin && organizationId === '') return queryConsultations(sub);
  ctx.stash.scope = scopeOf(ctx);
  return runtime.earlyReturn(null);
}

export function response(ctx: Context<SearchArgs>) {
  requireConsultation(ctx);
  ctx.stash.scope = scopeOf(ctx);
  return null;
}

function scopeOf(ctx: Context<SearchArgs>) {
  const isAdmin = !!ctx.stash.isAdmin;
  const index = isAdmin ? 'users-admin' : 'users-client';
  return buildScope(ctx, { index, searchable: isAdmin ? users : offeredUsers, isAdmin, forced: [] });
}
