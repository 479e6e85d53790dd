import type { Table } from '../../model/Entity';

/** Where an interrupted migration resumes: after this row of this table. */
export interface Cursor {
  table: Table;
  after?: Record<string, unknown>;
}

/** The version of the data, and the progress of the migration to the next one. */
export interface DataState {
  version: number;
  cursor?: Cursor;
}
