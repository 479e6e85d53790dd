import { claimKey } from './claimKey';
import type { Item } from '../../lib/Item';

/** A row that a client's token takes once in its conversation; it holds the id of the message that took it. */
export function claimOf(table: string, conversationId: string, token: string, message: Item) {
  const item: Item = { __typename: 'MessageToken', id: message.id };
  const key = claimKey(conversationId, token);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}
