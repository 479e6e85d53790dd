import type { Context } from '@aws-appsync/utils';
import { jobsPage, showJobs } from './lib/jobsPage';
import type { SearchArgs } from './lib/Searchable';
import { widerPage, widerRequest } from './lib/widerStep';

/** Searches for jobs in the step `PREFIX`, if the step before found none. */
export const request = (ctx: Context<SearchArgs>) => showJobs(ctx, widerRequest(ctx, 'PREFIX'));

export const response = (ctx: Context<SearchArgs>) => widerPage(ctx, jobsPage(ctx));
