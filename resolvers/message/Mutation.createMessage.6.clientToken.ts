import type { Context } from '@aws-appsync/utils';
import { fail, getLatestItem, type Item, resultOrFail } from '../lib/resolver';
import { clientTokenKey } from './lib/rows';

interface Args {
  input: { conversationId: string; clientToken?: string | null };
}

/**
 * Finds out whether the write was refused because of a repeated token or another message at the same
 * moment.
 */
export function request(ctx: Context<Args>) {
  const { conversationId, clientToken } = ctx.args.input;
  if (!clientToken) return fail('Conflict', 'Another message was written at the same moment.');
  return getLatestItem(clientTokenKey(conversationId, clientToken));
}

/** Reads the message id stored for the client token; rows of earlier releases hold the whole message. */
export function response(ctx: Context<Args>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return fail('Conflict', 'Another message was written at the same moment.');
  return { id: `${stored.id ?? (stored.message as Item | undefined)?.id}` };
}
