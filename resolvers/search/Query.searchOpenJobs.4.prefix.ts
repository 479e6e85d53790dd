import type { Context } from '@aws-appsync/utils';
import { jobsPage, showJobs } from './lib/jobsPage';
import type { SearchArgs } from './lib/Searchable';
import { widerPage, widerRequest } from './lib/widerStep';

/**
 * Searches again for jobs if the exact search found none. In this step, `PREFIX`, a word of the search text
 * may also be the beginning of a longer word.
 */
export const request = (ctx: Context<SearchArgs>) => showJobs(ctx, widerRequest(ctx, 'PREFIX'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, jobsPage(ctx));
