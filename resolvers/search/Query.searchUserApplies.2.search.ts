import type { Context } from '@aws-appsync/utils';
import type { SearchArgs } from './lib/Searchable';
import { searchRequest } from './lib/search';

export { searchResponse as response } from './lib/search';

/** Returns the OpenSearch request for applications. The field `memberIds` restricts the search, but is not returned. */
export function request(ctx: Context<SearchArgs>) {
  const search = searchRequest(ctx);
  search.params.body._source = { excludes: ['memberIds'] };
  return search;
}
