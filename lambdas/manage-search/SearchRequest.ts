import type { IndexName } from '../index-search/IndexName';

/** The request that `npm run reindex` and `npm run verify` send. Without `indices`, it applies to all of them. */
export interface SearchRequest {
  action: 'reindex' | 'verify';
  indices?: IndexName[];
}
