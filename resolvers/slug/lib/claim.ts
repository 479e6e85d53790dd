import { claimKey } from './claimKey';

/** A transaction's step that takes a url for a record, when nobody has it. */
export function claim(table: string, url: string, id: string) {
  const kind = claimKey(url).pk;
  return {
    putItem: {
      table,
      key: claimKey(url),
      item: { __typename: kind, id },
      condition: { pk: { attributeExists: false } },
    },
  };
}
