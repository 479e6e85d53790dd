import type { IndexName } from './IndexName';

export type SearchDocument = Record<string, unknown>;

/**
 * One write to a search index: stores `document` under the id, or deletes the stored document if `document`
 * is undefined.
 */
export interface Action {
  index: IndexName;
  id: string;
  document: SearchDocument | undefined;
}
