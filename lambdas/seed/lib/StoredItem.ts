import type { Table } from '../../../model/Entity';

/** A DynamoDB item with the table that it belongs to. */
export interface StoredItem {
  table: Table;
  item: { pk: string; sk: string; __typename: string; id: string } & Record<string, unknown>;
}
