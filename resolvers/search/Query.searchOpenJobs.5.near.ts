import type { Context } from '@aws-appsync/utils';
import { jobsPage, showJobs } from './lib/jobsPage';
import type { SearchArgs } from './lib/Searchable';
import { widerPage, widerRequest } from './lib/widerStep';

/**
 * Searches again for jobs if the narrower steps found none. In this step, `NEAR`, most of the words, or
 * similarly spelt words, are enough.
 */
export const request = (ctx: Context<SearchArgs>) => showJobs(ctx, widerRequest(ctx, 'NEAR'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, jobsPage(ctx));
