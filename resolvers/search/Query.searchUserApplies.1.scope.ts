import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';
import { ownApplies } from './lib/ownApplies';
import { scopeOf } from './lib/scopeOf';
import type { SearchArgs } from './lib/Searchable';
import { userApplies } from './lib/userApplies';

/** Applications: everybody's for administrators, those to the own jobs for organizations and consultants. */
export function request(ctx: Context<SearchArgs>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.scope = scopeOf(ctx, {
    index: 'user-applies',
    searchable: userApplies,
    isAdmin: who.isAdmin,
    forced: ownApplies(who),
  });
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
