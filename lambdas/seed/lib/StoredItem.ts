import type { Table } from '../../../model/Entity';

/** An item ready to be stored, beside the table it belongs in. */
export interface StoredItem {
  table: Table;
  item: { pk: string; sk: string; __typename: string; id: string } & Record<string, unknown>;
}
