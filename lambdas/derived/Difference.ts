import type { RecordKey } from '../../model/ids';
import type { Table } from '../../model/Entity';

/** A derived value that differs from its source. */
export interface Difference {
  /** The name of the definition. */
  value: string;
  table: Table;
  key: RecordKey;
  /** Empty when a whole record is missing or must not exist. */
  attribute: string;
  is: unknown;
  should: unknown;
  /** The record by which the difference was found; compared again to confirm it. */
  by: { table: Table; key: RecordKey };
}
