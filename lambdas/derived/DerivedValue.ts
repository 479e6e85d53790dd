import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

export type Values = Readonly<Record<string, unknown>>;

/** Attributes of a record that derive from other records: a snapshot, a counter, an index key. */
export interface DerivedValue {
  /** Record type and attribute, such as `UserApplies.openJob`; printed by `verify`. */
  name: string;
  table: Table;
  /** The `__typename` of the records that have these attributes. */
  entity: string;
  attributes: readonly string[];
  /**
   * The reactions of `handle-changes` that keep it up to date; empty when it is written together with its
   * source.
   */
  keptBy: readonly string[];
  /**
   * The expected values, from the current sources. An attribute that is missing here or null must be absent
   * or null in the record. Undefined when the sources do not determine the values: the record stays as it is.
   */
  valuesOf(row: Item, sources: Sources): Promise<Values | undefined>;
}
