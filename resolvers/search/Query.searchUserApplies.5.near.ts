import type { Context } from '@aws-appsync/utils';
import { showApplications } from './lib/showApplications';
import type { SearchArgs } from './lib/Searchable';
import { widerRequest } from './lib/widerStep';

export { plainResponse as response } from './lib/widerStep';

/**
 * Searches again for applications if the narrower steps found none. In this step, `NEAR`, most of the words,
 * or similarly spelt words, are enough.
 */
export const request = (ctx: Context<SearchArgs>) => showApplications(widerRequest(ctx, 'NEAR'));
