import type { Address } from '../../model/ids';
import type { Table } from '../../model/Entity';

/** A derived value that is not what its source says. */
export interface Difference {
  /** The definition's name. */
  value: string;
  table: Table;
  key: Address;
  /** Empty where a whole record is missing or should not be there. */
  attribute: string;
  is: unknown;
  should: unknown;
  /** The record that it was found by: looked at again to find out whether it is still so. */
  by: { table: Table; key: Address };
}
