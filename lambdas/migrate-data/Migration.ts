import type { RecordKey } from '../../model/ids';
import type { Table } from '../../model/Entity';
import type { StoredRow } from '../lib/StoredRow';

interface Step {
  /** The title of the migration, for logs. */
  title: string;
  /** The tables whose rows are migrated, in this order. */
  tables: readonly Table[];
}

/**
 * A migration that changes attributes of rows. The previous release must be able to read the changed rows
 * (docs/adr/0045).
 */
export interface RowMigration extends Step {
  /**
   * The attributes of a row on which the result of the migration depends. If one of them is changed
   * concurrently, the row is read and migrated again.
   */
  reads: readonly string[];
  /**
   * Returns the attributes of a row to set; the value `undefined` means that the attribute is removed.
   * Returns an empty object for a row that is already migrated.
   */
  change(row: StoredRow): Record<string, unknown>;
}

/**
 * A migration that moves rows to another key in the same table. The previous release does not find the moved
 * rows (docs/adr/0056).
 */
export interface KeyMigration extends Step {
  /**
   * Attributes that other code can add to a row during the migration. If one has appeared since the row was
   * read, the row is read again.
   */
  mayAppear: readonly string[];
  /** Returns the key that the row with this key must have; undefined if that is this key. */
  targetKey(key: RecordKey): RecordKey | undefined;
}

/**
 * A migration from one version of the data to the next. What it does with a row depends on this row alone, so
 * that an interrupted migration can be repeated.
 */
export type Migration = RowMigration | KeyMigration;
