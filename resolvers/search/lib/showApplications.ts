import type { searchRequest } from './search';

/** Leaves out of a request for applications the field `memberIds`, which restricts the search but is not returned. */
export function showApplications(search: ReturnType<typeof searchRequest>) {
  search.params.body._source = { excludes: ['memberIds'] };
  return search;
}
