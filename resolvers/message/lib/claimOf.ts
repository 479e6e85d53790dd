import { claimKey } from './claimKey';
import type { Item } from '../../lib/Item';

/** The row that reserves a client token in its conversation; it holds the id of the stored message. */
export function claimOf(table: string, conversationId: string, token: string, message: Item) {
  const item: Item = { __typename: 'MessageToken', id: message.id };
  const key = claimKey(conversationId, token);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}
