import type { Context } from '@aws-appsync/utils';
import { showApplications } from './lib/showApplications';
import type { SearchArgs } from './lib/Searchable';
import { widerRequest } from './lib/widerStep';

export { plainResponse as response } from './lib/widerStep';

/**
 * Searches again for applications if the exact search found none. In this step, `PREFIX`, a word of the
 * search text may also be the beginning of a longer word.
 */
export const request = (ctx: Context<SearchArgs>) => showApplications(widerRequest(ctx, 'PREFIX'));
