import type { Table } from '../../../model/Entity';

/** A DynamoDB item that the seed writes, and the table in which it is stored. */
export interface StoredItem {
  table: Table;
  item: { pk: string; sk: string; __typename: string; id: string } & Record<string, unknown>;
}
