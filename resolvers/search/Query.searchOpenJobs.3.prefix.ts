import type { Context } from '@aws-appsync/utils';
import { jobsPage, showJobs } from './lib/jobsPage';
import type { SearchArgs } from './lib/Searchable';
import { widerPage, widerRequest } from './lib/widerStep';

/**
 * If the exact search found no job, searches again so that a word in the search text may also be the
 * beginning of a longer word (step `PREFIX`).
 */
export const request = (ctx: Context<SearchArgs>) => showJobs(ctx, widerRequest(ctx, 'PREFIX'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, jobsPage(ctx));
