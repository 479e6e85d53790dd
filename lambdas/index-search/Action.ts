import type { IndexName } from './IndexName';

export type SearchDocument = Record<string, unknown>;

/** A document to be written to an index. If `document` is undefined, the stored document is to be deleted. */
export interface Action {
  index: IndexName;
  id: string;
  document: SearchDocument | undefined;
}
