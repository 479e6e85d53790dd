import { query } from '@aws-appsync/utils/dynamodb';
import type { Item } from './Item';

/** One list of a catalogue, by when its entries came to be. Catalogues are small by nature: it is read whole. */
export function catalogueQuery(listKey: string, createdAt?: Item | null) {
  return query({
    index: 'byCreatedAt',
    query: { listKey: { eq: listKey }, ...(createdAt ? { createdAt } : {}) },
    limit: 1000,
  });
}
