import type { Context } from '@aws-appsync/utils';
import { jobsPage, showJobs } from './lib/jobsPage';
import type { SearchArgs } from './lib/Searchable';
import { widerPage, widerRequest } from './lib/widerStep';

/**
 * If the previous steps found no job, searches again so that most of the words, or words with a similar
 * spelling, are enough (step `NEAR`).
 */
export const request = (ctx: Context<SearchArgs>) => showJobs(ctx, widerRequest(ctx, 'NEAR'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, jobsPage(ctx));
