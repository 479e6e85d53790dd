import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

export type Values = Readonly<Record<string, unknown>>;

/** Attributes of a record that follow from other records: a snapshot, a counter, a key of an index. */
export interface Derived {
  /** The kind of record and the attribute, `UserApplies.openJob`; what `verify` prints. */
  name: string;
  table: Table;
  /** The `__typename` of the records that hold it. */
  entity: string;
  attributes: readonly string[];
  /** The reactions of `apply-events` that keep it up to date; none when it is written with its source. */
  keptBy: readonly string[];
  /**
   * What the attributes must be, by the sources as they are now; an attribute that is not among them, or null, must be
   * absent or null. Undefined when the sources do not decide: the record stays as it is.
   */
  valuesOf(row: Item, sources: Sources): Promise<Values | undefined>;
}
