import type { IndexName } from '../index-search/IndexName';
import type { RebuildPosition } from './rebuild';
import type { VerifyPosition } from './findDoubts';

/**
 * The request with which `npm run reindex` and `npm run verify` invoke the function manage-search. Without `indices`,
 * it concerns all indices. `from` is the position at which an earlier call of the same request ended.
 */
export type SearchRequest = { indices?: IndexName[] } & (
  | { action: 'reindex'; from?: RebuildPosition | null }
  | { action: 'verify'; from?: VerifyPosition | null }
);
