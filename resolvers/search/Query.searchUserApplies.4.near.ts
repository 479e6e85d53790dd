import type { Context } from '@aws-appsync/utils';
import { showApplications } from './lib/showApplications';
import type { SearchArgs } from './lib/Searchable';
import { widerRequest } from './lib/widerStep';

export { plainResponse as response } from './lib/widerStep';

/**
 * If the previous steps found no application, searches again so that most of the words, or words with a
 * similar spelling, are enough (step `NEAR`).
 */
export const request = (ctx: Context<SearchArgs>) => showApplications(widerRequest(ctx, 'NEAR'));
