import type { Address } from '../../model/ids';
import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

interface Place {
  table: Table;
  key: Address;
}

/** Whole records that follow from another one: a claimed address, a card below a category. */
export interface DerivedRow {
  name: string;
  /** The `__typename` of the source. */
  source: { table: Table; entity: string };
  /** Where such records lie. */
  table: Table;
  isOne(row: Item): boolean;
  /** The source of such a record. */
  sourceOf(row: Item): Place;
  /** Attributes that a record keeps as they were when it was stored. */
  ignored: readonly string[];
  keptBy: readonly string[];
  /** Stores a record that is missing, where that takes more than to put it. */
  store?(missing: Item): Promise<void>;
  /** The records that must be there because of this source, as it is now. */
  rowsOf(source: Item, sources: Sources): Promise<readonly Item[]>;
}
