import type { RecordKey } from '../../model/ids';
import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';

interface Step {
  /** A description for logs. */
  title: string;
  /** In the order of processing. */
  tables: readonly Table[];
}

/** Changes attributes of rows. The previous release must still be able to read the result (docs/adr/0045). */
export interface RowMigration extends Step {
  /** The attributes that the result depends on: if one changes concurrently, the row is migrated again. */
  reads: readonly string[];
  /** The attributes to set, or with `undefined` to remove; nothing when the row is already migrated. */
  change(row: Item): Record<string, unknown>;
}

/** Moves rows to another key of the same table. The previous release cannot find them there (docs/adr/0056). */
export interface KeyMigration extends Step {
  /** Attributes that another writer can add to a row that lacks them: if one appears, the row is read again. */
  mayAppear: readonly string[];
  /** The key that the row must have; undefined when it has it already. */
  targetKey(row: Item): RecordKey | undefined;
}

/** One step from a version of the data to the next: a pure function of a row, so it can be repeated. */
export type Migration = RowMigration | KeyMigration;
