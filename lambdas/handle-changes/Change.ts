import type { Item } from '../lib/Item';

/**
 * A change of one stored item, from a DynamoDB stream. `before` is missing for a new item, `after` for a deleted one.
 */
export interface Change {
  before?: Item;
  after?: Item;
}
