import type { RecordKey } from '../../model/ids';
import type { Table } from '../../model/Entity';
import type { StoredRow } from '../lib/StoredRow';
import type { Sources } from './Sources';

interface Place {
  table: Table;
  key: RecordKey;
}

/**
 * Declares a type of record that is derived as a whole from one other record (its source). An example is a
 * professional's public card, which is stored below each of the professional's categories.
 */
export interface DerivedRow {
  name: string;
  /** The source records: their table, and their `__typename`. */
  source: { table: Table; entity: string };
  /** The table that contains the derived records. */
  table: Table;
  isOne(row: StoredRow): boolean;
  /** Returns the table and key of the source of a derived record. */
  sourceOf(row: StoredRow): Place;
  /**
   * Attributes that are not compared with the source, because they keep the value that they had when the
   * derived record was stored.
   */
  ignored: readonly string[];
  keptBy: readonly string[];
  /**
   * Stores a derived record that is missing. The declaration contains this function only if storing the
   * record takes more than one PutItem.
   */
  store?(missing: StoredRow): Promise<void>;
  /** Returns the derived records that must exist, given the current state of a source record. */
  rowsOf(source: StoredRow, sources: Sources): Promise<readonly StoredRow[]>;
}
