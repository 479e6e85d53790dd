import type { IndexName } from './IndexName';

export type SearchDocument = Record<string, unknown>;

/** A document as it must be; without one it must be gone. */
export interface Action {
  index: IndexName;
  id: string;
  document: SearchDocument | undefined;
}
