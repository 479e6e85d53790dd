import { type Context, runtime } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import { offeredUsers } from './lib/offeredUsers';
import { users } from './lib/users';

/** Administrators search everybody, members of an organization who is offered, in an index that holds nothing more. */
export function request(ctx: Context) {
  const who = authorize(ctx, ['client', 'admin']);
  ctx.stash.isAdmin = who.isAdmin;
  ctx.stash.index = who.isAdmin ? 'users-admin' : 'users-client';
  ctx.stash.searchable = who.isAdmin ? users : offeredUsers;
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
