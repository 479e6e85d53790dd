import { query } from '@aws-appsync/utils/dynamodb';
import type { Item } from './Item';
import { keyCondition } from './keyCondition';

/** One list of a catalogue, by when its entries came to be. Catalogues are small by nature: it is read whole. */
export function catalogueQuery(listKey: string, createdAt?: Item | null) {
  const condition = keyCondition('createdAt', createdAt);
  return query({
    index: 'byCreatedAt',
    query: { listKey: { eq: listKey }, ...(condition ? { createdAt: condition } : {}) },
    limit: 1000,
  });
}
