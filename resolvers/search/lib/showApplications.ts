import type { searchRequest } from './search';

/**
 * Leaves the field `memberIds` out of the results of a search for applications. The index has it only to find
 * the applications that a caller may see.
 */
export function showApplications(search: ReturnType<typeof searchRequest>) {
  search.params.body._source = { excludes: ['memberIds'] };
  return search;
}
