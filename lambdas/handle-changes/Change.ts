import type { StoredRow } from '../lib/StoredRow';

/**
 * A change of one stored item, decoded from a DynamoDB stream record. `before` is undefined for a new item,
 * `after` for a deleted one.
 */
export interface Change {
  before?: StoredRow;
  after?: StoredRow;
}
