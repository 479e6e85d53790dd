import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { fail, type Item, resultOrFail } from '../lib/resolver';
import { clientTokenKey } from './lib/rows';

interface Args {
  input: { conversationId: string; clientToken?: string | null };
}

/** The refusal came from a repeated token, or from another message at the same moment. */
export function request(ctx: Context<Args>) {
  const { conversationId, clientToken } = ctx.args.input;
  if (!clientToken) return fail('Conflict', 'Another message was written at the same moment.');
  return get({ key: clientTokenKey(conversationId, clientToken), consistentRead: true });
}

/** Reads the message id stored for the client token; rows of earlier releases hold the whole message. */
export function response(ctx: Context<Args>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return fail('Conflict', 'Another message was written at the same moment.');
  return { id: `${stored.id ?? (stored.message as Item | undefined)?.id}` };
}
