import type { Context } from '@aws-appsync/utils';
import { Message } from '../../model/entities/Message';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the message that was stored with the same client token. If the caller wrote this message, the request
 * is a repetition, and the caller gets the message. Anybody else gets `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestRecord(Message, ctx.prev.result.id);
}
