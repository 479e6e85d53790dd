import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { buildScope } from './lib/buildScope';
import type { SearchArgs } from './lib/Searchable';
import { userFavoriteOpenJobs } from './lib/searchables/userFavoriteOpenJobs';

/**
 * Restricts searchUserFavoriteOpenJobs to the caller's own keeps (saved jobs). If the filter names another
 * person, administrators search that person's keeps, and others get an empty page.
 */
export function request(ctx: Context<SearchArgs>) {
  const who = authorizeAndValidate(ctx);
  const asked = ctx.args.filter?.userID as { eq?: string | null } | null | undefined;
  const userID = asked?.eq ?? who.sub;
  const nothing = { items: [], nextToken: null, total: 0, nearTotal: 0, match: 'EXACT', aggregateItems: [] };
  if (userID !== who.sub && !who.isAdmin) runtime.earlyReturn(nothing, { skipTo: 'END' });
  ctx.stash.scope = buildScope(ctx, {
    index: 'user-favorite-open-jobs',
    searchable: userFavoriteOpenJobs,
    isAdmin: who.isAdmin,
    forced: [{ term: { userID } }],
  });
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
