import type { IndexName } from '../index-search/IndexName';

/** The request of `npm run reindex` and `npm run verify`, for all indices by default. */
export interface SearchRequest {
  action: 'reindex' | 'verify';
  indices?: IndexName[];
}
