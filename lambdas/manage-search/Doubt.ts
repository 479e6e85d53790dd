import type { IndexName } from '../index-search/IndexName';

/** A document that differed from the tables in a first comparison. */
export interface Doubt {
  index: IndexName;
  id: string;
}
