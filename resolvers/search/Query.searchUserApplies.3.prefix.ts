import type { Context } from '@aws-appsync/utils';
import { showApplications } from './lib/showApplications';
import type { SearchArgs } from './lib/Searchable';
import { widerRequest } from './lib/widerStep';

export { plainResponse as response } from './lib/widerStep';

/**
 * If the exact search found no application, searches again so that a word in the search text may also be the
 * beginning of a longer word (step `PREFIX`).
 */
export const request = (ctx: Context<SearchArgs>) => showApplications(widerRequest(ctx, 'PREFIX'));
