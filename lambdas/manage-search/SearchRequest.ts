import type { IndexName } from '../index-search/IndexName';

/**
 * The request with which `npm run reindex` and `npm run verify` invoke the function manage-search. Without
 * `indices`, it concerns all indices.
 */
export interface SearchRequest {
  action: 'reindex' | 'verify';
  indices?: IndexName[];
}
