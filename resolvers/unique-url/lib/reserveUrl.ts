import { urlReservationKey } from './urlReservationKey';

/** A transaction's step that takes a url for a record, when nobody has it. */
export function reserveUrl(table: string, url: string, id: string) {
  const kind = urlReservationKey(url).pk;
  return {
    putItem: {
      table,
      key: urlReservationKey(url),
      item: { __typename: kind, id },
      condition: { pk: { attributeExists: false } },
    },
  };
}
