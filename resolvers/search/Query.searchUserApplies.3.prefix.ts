import type { Context } from '@aws-appsync/utils';
import { showApplications } from './lib/showApplications';
import type { SearchArgs } from './lib/Searchable';
import { widerRequest } from './lib/widerStep';

export { plainResponse as response } from './lib/widerStep';

/** Searches for applications in the step `PREFIX`, if the step before found none. */
export const request = (ctx: Context<SearchArgs>) => showApplications(widerRequest(ctx, 'PREFIX'));
