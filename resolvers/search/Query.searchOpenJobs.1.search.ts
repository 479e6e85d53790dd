import { type Context, runtime } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import { openJobs } from './lib/openJobs';
import type { SearchArgs } from './lib/Searchable';
import { searchAnswer } from './lib/searchAnswer';
import { searchRequest } from './lib/searchRequest';

/** Jobs: administrators search all of them, everybody else what is public, in an index that holds nothing more. */
export function request(ctx: Context<SearchArgs>) {
  const who = authorize(ctx, ['guest', 'signedIn']);
  ctx.stash.who = who;
  const index = who.isAdmin ? 'open-jobs-admin' : 'open-jobs';
  return searchRequest(ctx, index, openJobs, who.isAdmin, []);
}

export function response(ctx: Context<SearchArgs>) {
  const page = searchAnswer(ctx);
  const asked = ctx.info.selectionSetList;
  const wantsMine = asked.includes('items/myFavorite') || asked.includes('items/myApply');
  if (ctx.stash.who.kind === 'person' && wantsMine && page.items.length > 0) return page;
  return runtime.earlyReturn(page, { skipTo: 'END' });
}
