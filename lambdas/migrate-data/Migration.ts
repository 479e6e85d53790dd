import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';

/**
 * One step from a version of the data to the next: a pure function of a row, so that it can be repeated and
 * interrupted. The previous release still reads what it leaves behind (docs/adr/0045).
 */
export interface Migration {
  /** What it does, for logs. */
  title: string;
  /** In the order in which they are gone through. */
  tables: readonly Table[];
  /** The attributes that the outcome depends on: if one of them changes meanwhile, the row is looked at again. */
  reads: readonly string[];
  /** The attributes to set, or with `undefined` to remove; nothing when the row is as it should be. */
  change(row: Item): Record<string, unknown>;
}
