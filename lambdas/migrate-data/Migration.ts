import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';

/**
 * One step from a version of the data to the next: a pure function of a row, so it can be repeated and
 * interrupted. The previous release must still be able to read the result (docs/adr/0045).
 */
export interface Migration {
  /** A description for logs. */
  title: string;
  /** In the order of processing. */
  tables: readonly Table[];
  /** The attributes that the result depends on: if one changes concurrently, the row is migrated again. */
  reads: readonly string[];
  /** The attributes to set, or with `undefined` to remove; nothing when the row is already migrated. */
  change(row: Item): Record<string, unknown>;
}
