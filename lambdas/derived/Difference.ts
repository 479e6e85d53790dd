import type { RecordKey } from '../../model/ids';
import type { Table } from '../../model/Entity';

/** A derived value whose stored state differs from what its source records require. */
export interface Difference {
  /** The name of the DerivedValue or DerivedRow to which the value belongs. */
  value: string;
  table: Table;
  key: RecordKey;
  /** The name of the attribute that differs. Empty if a whole record is missing, or exists but must not. */
  attribute: string;
  is: unknown;
  should: unknown;
  /**
   * The record from which the comparison started when it found the difference. The comparison is repeated
   * from there later, to confirm that the difference persists.
   */
  by: { table: Table; key: RecordKey };
}
