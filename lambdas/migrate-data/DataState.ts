import type { Table } from '../../model/Entity';

/** Where an interrupted migration goes on: behind this row of this table. */
export interface Cursor {
  table: Table;
  after?: Record<string, unknown>;
}

/** The version of the data, and how far the migration to the next one has come. */
export interface DataState {
  version: number;
  cursor?: Cursor;
}
