import type { Context } from '@aws-appsync/utils';
import { Message } from '../../model/entities/Message';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the message that was stored with the same client token. The caller gets it if they wrote it, because
 * the request then is a retry; otherwise the error is `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestRecord(Message, ctx.prev.result.id);
}
