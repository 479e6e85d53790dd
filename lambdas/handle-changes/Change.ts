import type { Item } from '../lib/Item';

/** What a stream says happened to one item; `before` is absent for a new one, `after` for a removed one. */
export interface Change {
  before?: Item;
  after?: Item;
}
