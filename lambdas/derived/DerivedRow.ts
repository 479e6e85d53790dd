import type { RecordKey } from '../../model/ids';
import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

interface Place {
  table: Table;
  key: RecordKey;
}

/**
 * Declares a type of record that is derived as a whole from another record, its source. An example is the card of a
 * professional below a category.
 */
export interface DerivedRow {
  name: string;
  /** The table of the source records, and their `__typename`. */
  source: { table: Table; entity: string };
  /** The table that contains the derived records. */
  table: Table;
  isOne(row: Item): boolean;
  /** Returns the table and key of the source of a derived record. */
  sourceOf(row: Item): Place;
  /** Attributes that keep the value they had when the record was stored, so they are not compared with the source. */
  ignored: readonly string[];
  keptBy: readonly string[];
  /** An optional function that stores a missing derived record. It is needed only if a plain PutItem is not enough. */
  store?(missing: Item): Promise<void>;
  /** Returns the derived records that must exist, according to the current state of a source. */
  rowsOf(source: Item, sources: Sources): Promise<readonly Item[]>;
}
