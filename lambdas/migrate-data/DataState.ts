import type { Table } from '../../model/Entity';

/**
 * The position at which an interrupted migration continues: in this table, after the row with the key
 * `after`.
 */
export interface Cursor {
  table: Table;
  after?: Record<string, unknown>;
}

/** The version of the stored data, and how far the migration to the next version has come. */
export interface DataState {
  version: number;
  cursor?: Cursor;
}
