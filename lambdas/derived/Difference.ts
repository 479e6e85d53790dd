import type { RecordKey } from '../../model/ids';
import type { Table } from '../../model/Entity';

/** A derived value in a record that differs from what its source records require. */
export interface Difference {
  /** The name of the DerivedValue or DerivedRow that was compared. */
  value: string;
  table: Table;
  key: RecordKey;
  /** The name of the attribute that differs. Empty if a whole record is missing or must not exist. */
  attribute: string;
  is: unknown;
  should: unknown;
  /** The record whose comparison found the difference. It is compared again to confirm the difference. */
  by: { table: Table; key: RecordKey };
}
