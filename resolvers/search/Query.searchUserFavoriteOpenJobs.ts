import { type Context, runtime } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import type { SearchArgs } from './lib/Searchable';
import { searchAnswer } from './lib/searchAnswer';
import { searchRequest } from './lib/searchRequest';
import { userFavoriteOpenJobs } from './lib/userFavoriteOpenJobs';

/** The caller's keeps, or for administrators those of whom they name; another's are an empty page. */
export function request(ctx: Context<SearchArgs>) {
  const who = authorize(ctx, ['owner', 'admin']);
  const asked = ctx.args.filter?.userID as { eq?: string | null } | null | undefined;
  const userID = asked?.eq ?? who.sub;
  if (userID !== who.sub && !who.isAdmin)
    return runtime.earlyReturn({ items: [], nextToken: null, total: 0, aggregateItems: [] });
  const index = 'user-favorite-open-jobs';
  return searchRequest(ctx, index, userFavoriteOpenJobs, who.isAdmin, [{ term: { userID } }]);
}

export function response(ctx: Context<SearchArgs>) {
  return searchAnswer(ctx);
}
