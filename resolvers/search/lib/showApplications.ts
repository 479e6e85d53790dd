import type { searchRequest } from './search';

/**
 * Excludes the field `memberIds` from the results of an OpenSearch request for applications. The field only
 * restricts the search to what the caller may see.
 */
export function showApplications(search: ReturnType<typeof searchRequest>) {
  search.params.body._source = { excludes: ['memberIds'] };
  return search;
}
