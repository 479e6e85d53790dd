import type { RecordKey } from '../../../model/ids';

/** Where a client's token is claimed in a conversation. */
export function clientTokenKey(conversationId: string, token: string): RecordKey {
  return { pk: conversationId, sk: `MessageToken#${token}` };
}
