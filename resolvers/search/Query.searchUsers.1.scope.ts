import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { queryConsultations, requireConsultations } from '../lib/access/jobStaff';
import { offeredUsers, type SearchArgs, users } from './lib/Searchable';
import { buildScope } from './lib/buildScope';

/**
 * Administrators search everybody, members of an organization and consultants who is offered, in an index that holds
 * nothing more. Whether somebody is a consultant, the own private rows tells.
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
