import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { queryConsultations, requireConsultations } from '../lib/access/jobStaff';
import { offeredUsers, type SearchArgs, users } from './lib/Searchable';
import { buildScope } from './lib/buildScope';

/**
 * Administrators search all talents; members and consultants search an index with listed talents only. The
 * caller's private rows show whether they are a consultant.
 */
export function request(ctx: Context<SearchArgs>) {
  const { isAdmin, organizationId, sub } = authorizeAndValidate(ctx);
  ctx.stash.isAdmin = isAdmin;
  if (!isAdmin && organizationId === '') return queryConsultations(sub);
  ctx.stash.scope = buildScope(ctx, {
    index: isAdmin ? 'users-admin' : 'users-client',
    searchable: isAdmin ? users : offeredUsers,
    isAdmin,
    forced: [],
  });
  return runtime.earlyReturn(null);
}

export function response(ctx: Context<SearchArgs>) {
  requireConsultations(ctx);
  const asked = { index: 'users-client', searchable: offeredUsers, isAdmin: false, forced: [] };
  ctx.stash.scope = buildScope(ctx, asked);
  return null;
}
