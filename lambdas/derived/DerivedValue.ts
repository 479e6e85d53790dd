import type { Table } from '../../model/Entity';
import type { StoredRow } from '../lib/StoredRow';
import type { Sources } from './Sources';

export type Values = Readonly<Record<string, unknown>>;

/**
 * Declares attributes of a record that are derived from other records, such as a snapshot, a counter or an index key.
 */
export interface DerivedValue {
  /** The record type and the attribute, such as `UserApplies.openJob`. `npm run verify` prints this name. */
  name: string;
  table: Table;
  /** The `__typename` of the records that have the derived attributes. */
  entity: string;
  attributes: readonly string[];
  /**
   * The names of the reactions of handle-changes that update the value when its source changes. Empty if no
   * reaction does, for example because every writer of the source also writes the value.
   */
  keptBy: readonly string[];
  /**
   * Computes the values that the attributes must have, from the current source records. An attribute whose
   * value is null or missing in the result must be missing in the record. The result is undefined if the
   * sources do not determine any values; the record then keeps its own.
   */
  valuesOf(row: StoredRow, sources: Sources): Promise<Values | undefined>;
}
