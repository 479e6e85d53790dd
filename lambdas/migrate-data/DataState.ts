import type { Table } from '../../model/Entity';

/**
 * The position at which an interrupted migration continues: a table, and the key (`after`) of the last
 * migrated row.
 */
export interface Cursor {
  table: Table;
  after?: Record<string, unknown>;
}

/** The version of the stored data, and the progress of the migration to the next version. */
export interface DataState {
  version: number;
  cursor?: Cursor;
}
