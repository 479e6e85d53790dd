import type { Context } from '@aws-appsync/utils';
import type { SearchArgs } from './lib/Searchable';
import { searchRequest } from './lib/request';

export { searchResponse as response } from './lib/response';

/** Who works on a job decides what is found, and is told to nobody. */
export function request(ctx: Context<SearchArgs>) {
  const search = searchRequest(ctx);
  search.params.body._source = { excludes: ['memberIds'] };
  return search;
}
