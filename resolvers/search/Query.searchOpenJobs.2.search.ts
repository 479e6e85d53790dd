import { type Context, runtime } from '@aws-appsync/utils';
import { openJobs } from './lib/openJobs';
import type { SearchArgs, Searchable } from './lib/Searchable';
import { searchAnswer } from './lib/searchAnswer';
import { searchRequest } from './lib/searchRequest';

/** The text over all fields holds what an organization is not told of its own jobs; nor is it in their answer. */
const ownJobs: Searchable = { ...openJobs, kinds: { ...openJobs.kinds, all: '' } };
const UNTOLD = ['memo', 'owners', 'favoriteCount'];

export function request(ctx: Context<SearchArgs>) {
  const { index, own, who } = ctx.stash;
  if (own === '') return searchRequest(ctx, index, openJobs, who.isAdmin, []);
  const asked = searchRequest(ctx, index, ownJobs, true, [{ term: { organizationId: own } }]);
  asked.params.body._source = { excludes: UNTOLD };
  return asked;
}

export function response(ctx: Context<SearchArgs>) {
  const page = searchAnswer(ctx);
  const asked = ctx.info.selectionSetList;
  const wantsMine = asked.includes('items/myFavorite') || asked.includes('items/myApply');
  if (page.total === 0 && ctx.args.filter?.keyword) return page;
  if (ctx.stash.who.kind === 'person' && wantsMine && page.items.length > 0) return page;
  return runtime.earlyReturn(page, { skipTo: 'END' });
}
