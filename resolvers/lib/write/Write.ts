import type { StoredRow } from '../../generated/types';

/** A request that writes, or one of the writes of a transaction, in the format of AppSync's DynamoDB requests. */
export interface Write {
  operation?: string;
  key?: { pk: { S: string }; sk: { S: string } };
  /** The attributes of a PutItem. */
  attributeValues?: StoredRow;
  /** The change of an UpdateItem. */
  update?: { expression: string; expressionNames?: StoredRow; expressionValues?: StoredRow };
  /** The writes of a transaction. */
  transactItems?: Write[];
  /** What a function is invoked with. */
  payload?: StoredRow;
}
