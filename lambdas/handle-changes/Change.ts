import type { Item } from '../lib/Item';

/** A change of one item, from a stream. A new item has no `before`, a removed one no `after`. */
export interface Change {
  before?: Item;
  after?: Item;
}
