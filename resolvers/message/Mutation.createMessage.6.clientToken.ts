import type { Context } from '@aws-appsync/utils';
import { fail, getLatestItem, type Item, resultOrFail } from '../lib/resolver';
import { clientTokenKey } from './lib/rows';

interface Args {
  input: { conversationId: string; clientToken?: string | null };
}

/**
 * After a message could not be stored, reads the reservation of its client token. If the token is reserved,
 * it was used before, and the next step decides. If it is not, other messages were stored at the same moment,
 * and the error is `Conflict`.
 */
export function request(ctx: Context<Args>) {
  const { conversationId, clientToken } = ctx.args.input;
  if (!clientToken) return fail('Conflict', 'Another message was written at the same moment.');
  return getLatestItem(clientTokenKey(conversationId, clientToken));
}

/**
 * Returns the id of the message that was stored with this client token. The reservations of earlier releases
 * contain the message instead of the id.
 */
export function response(ctx: Context<Args>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return fail('Conflict', 'Another message was written at the same moment.');
  return { id: `${stored.id ?? (stored.message as Item | undefined)?.id}` };
}
