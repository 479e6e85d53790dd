import type { Context } from '@aws-appsync/utils';
import { jobsPage, showJobs } from './lib/jobsPage';
import type { SearchArgs } from './lib/Searchable';
import type { Item } from '../lib/resolver';
import { searchRequest } from './lib/search';
import { endPipeline } from '../lib/endPipeline';

/**
 * Returns the OpenSearch request for a page of jobs. Without a cursor, the request searches in the step
 * `EXACT`, with a cursor in the step that has found the previous page.
 */
export const request = (ctx: Context<SearchArgs>) => showJobs(ctx, searchRequest(ctx));

/**
 * Returns whether the query selects a field of a related record, such as the occupation, that a job's snapshot of
 * it lacks, so that a later step must read it.
 */
function needsRelations(selected: string[], jobs: Item[]): boolean {
  const lacking = selected.filter((path) => {
    const [, field, name] = path.split('/');
    if (!name || name === '__typename') return false;
    const without = jobs.filter((job) => {
      const snapshot = job[`${field}`] as Item | null | undefined;
      return snapshot && !Array.isArray(snapshot) && snapshot[name] === undefined;
    });
    return without.length > 0;
  });
  return lacking.length > 0;
}

export function response(ctx: Context<SearchArgs>) {
  const page = jobsPage(ctx);
  const asked = ctx.info.selectionSetList;
  const wantsMine = asked.includes('items/myFavorite') || asked.includes('items/myApply');
  ctx.stash.wantsMine = ctx.stash.who.kind === 'person' && wantsMine;
  const isInVain = page.nearTotal === 0 && ctx.args.filter?.keyword;
  if (isInVain || (ctx.stash.wantsMine && page.items.length > 0)) return page;
  if (needsRelations(asked, page.items)) return page;
  return endPipeline(ctx, page);
}
