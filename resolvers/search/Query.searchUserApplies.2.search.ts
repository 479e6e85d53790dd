import type { Context } from '@aws-appsync/utils';
import { showApplications } from './lib/showApplications';
import type { SearchArgs } from './lib/Searchable';
import { searchRequest } from './lib/search';

export { searchResponse as response } from './lib/search';

/** Returns the OpenSearch request for a page of applications. */
export const request = (ctx: Context<SearchArgs>) => showApplications(searchRequest(ctx));
