import type { RecordKey } from '../../model/ids';
import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

interface Place {
  table: Table;
  key: RecordKey;
}

/** Whole records that derive from another one: a reserved URL, a card below a category. */
export interface DerivedRow {
  name: string;
  /** The `__typename` of the source. */
  source: { table: Table; entity: string };
  /** The table that holds such records. */
  table: Table;
  isOne(row: Item): boolean;
  /** The source of such a record. */
  sourceOf(row: Item): Place;
  /** Attributes that keep the value from when the record was stored. */
  ignored: readonly string[];
  keptBy: readonly string[];
  /** Stores a missing record, where a plain put is not enough. */
  store?(missing: Item): Promise<void>;
  /** The records that must exist because of this source, from its current state. */
  rowsOf(source: Item, sources: Sources): Promise<readonly Item[]>;
}
