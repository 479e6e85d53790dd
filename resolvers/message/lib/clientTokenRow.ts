import { clientTokenKey } from './clientTokenKey';
import type { Item } from '../../lib/Item';

/** The row that reserves a client token in its conversation; it holds the id of the stored message. */
export function clientTokenRow(table: string, conversationId: string, token: string, message: Item) {
  const item: Item = { __typename: 'MessageToken', id: message.id };
  const key = clientTokenKey(conversationId, token);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}
