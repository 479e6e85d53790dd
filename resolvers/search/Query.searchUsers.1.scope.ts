import { type Context, runtime } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import { offeredUsers } from './lib/offeredUsers';
import { scopeOf } from './lib/scopeOf';
import type { SearchArgs } from './lib/Searchable';
import { users } from './lib/users';

/** Administrators search everybody, members of an organization who is offered, in an index that holds nothing more. */
export function request(ctx: Context<SearchArgs>) {
  const { isAdmin } = authorize(ctx, ['client', 'admin']);
  ctx.stash.isAdmin = isAdmin;
  ctx.stash.scope = scopeOf(ctx, {
    index: isAdmin ? 'users-admin' : 'users-client',
    searchable: isAdmin ? users : offeredUsers,
    isAdmin,
    forced: [],
  });
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
