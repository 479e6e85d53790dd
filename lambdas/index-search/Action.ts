import type { IndexName } from './IndexName';

export type SearchDocument = Record<string, unknown>;

/** A document to write, or to delete when it is undefined. */
export interface Action {
  index: IndexName;
  id: string;
  document: SearchDocument | undefined;
}
