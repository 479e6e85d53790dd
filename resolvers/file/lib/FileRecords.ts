import type { Item } from '../../lib/Item';

/** The record that holds a file, the talent it belongs to, and the history that it lies below, if any. */
export interface FileRecords {
  record: Item;
  user?: Item;
  history?: Item;
}
