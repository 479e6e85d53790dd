import type { Table } from '../../model/Entity';

/**
 * A position in a migration: a table, and the key (`after`) of the last migrated row. An interrupted
 * migration continues there.
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
