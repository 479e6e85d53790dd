import type { IndexName } from '../index-search/IndexName';

/** What operators ask: `npm run reindex` and `npm run verify`. All indices, when none is named. */
export interface SearchRequest {
  action: 'reindex' | 'verify';
  indices?: IndexName[];
}
