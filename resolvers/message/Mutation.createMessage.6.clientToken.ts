import type { Context } from '@aws-appsync/utils';
import { fail, getLatestItem, type Item, resultOrFail } from '../lib/resolver';
import { clientTokenKey } from './lib/rows';

interface Args {
  input: { conversationId: string; clientToken?: string | null };
}

/**
 * Reads the row that reserves the client token, to find out why storing the message was refused. If the row
 * exists, the token was used before, and the next step decides. Otherwise another message was stored at the
 * same moment: `Conflict`.
 */
export function request(ctx: Context<Args>) {
  const { conversationId, clientToken } = ctx.args.input;
  if (!clientToken) return fail('Conflict', 'Another message was written at the same moment.');
  return getLatestItem(clientTokenKey(conversationId, clientToken));
}

/**
 * Returns the id of the message that was stored with this client token. Rows written by earlier releases contain the
 * whole message instead of its id.
 */
export function response(ctx: Context<Args>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return fail('Conflict', 'Another message was written at the same moment.');
  return { id: `${stored.id ?? (stored.message as Item | undefined)?.id}` };
}
