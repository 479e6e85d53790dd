import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

export type Values = Readonly<Record<string, unknown>>;

/**
 * Declares attributes of a record that are derived from other records, such as a snapshot, a counter or an index key.
 */
export interface DerivedValue {
  /** The record's type and attribute, such as `UserApplies.openJob`. The command `verify` prints this name. */
  name: string;
  table: Table;
  /** The `__typename` of the records that have the derived attributes. */
  entity: string;
  attributes: readonly string[];
  /**
   * The reactions of the function handle-changes that update the value after its source has changed. Empty if the value
   * is always written together with its source.
   */
  keptBy: readonly string[];
  /**
   * Computes the expected values of the attributes from the current source records. If an attribute is null or missing
   * in the result, it must be null or missing in the record too. Returns undefined if the sources do not determine the
   * values; the record then stays as it is.
   */
  valuesOf(row: Item, sources: Sources): Promise<Values | undefined>;
}
