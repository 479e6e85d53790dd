/** A stored DynamoDB item, as the document client returns it. */
export type StoredRow = Record<string, unknown> & { pk: string; sk: string; __typename: string };
