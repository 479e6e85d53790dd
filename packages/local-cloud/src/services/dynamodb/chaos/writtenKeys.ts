export type Item = Record<string, unknown>;

/**
 * The key of an item that a request writes. For a put, `key` is the whole item, which contains the key
 * attributes.
 */
interface WrittenKey {
  table: string;
  key: Item;
}

interface Write {
  TableName: string;
  Key?: Item;
  Item?: Item;
}

const keyOf = ({ TableName, Key, Item: item }: Write): WrittenKey => ({
  table: TableName,
  key: Key ?? item ?? {},
});

/** Returns the keys of the items that a request to DynamoDB writes; none for a request that only reads. */
export function writtenKeys(action: string, input: Record<string, unknown>): WrittenKey[] {
  switch (action) {
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [keyOf(input as unknown as Write)];
    case 'TransactWriteItems':
      return (input.TransactItems as Record<string, Write>[]).flatMap((parts) =>
        Object.entries(parts).flatMap(([kind, write]) => (kind === 'ConditionCheck' ? [] : [keyOf(write)])),
      );
    case 'BatchWriteItem':
      return Object.entries(input.RequestItems as Record<string, Record<string, Partial<Write>>[]>).flatMap(
        ([TableName, writes]) =>
          writes.flatMap((parts) => Object.values(parts).map((write) => keyOf({ ...write, TableName }))),
      );
    default:
      return [];
  }
}
