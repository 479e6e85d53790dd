import type { Address } from '../../../model/ids';

/** Where a client's token is claimed in a conversation. */
export function claimKey(conversationId: string, token: string): Address {
  return { pk: conversationId, sk: `MessageToken#${token}` };
}
