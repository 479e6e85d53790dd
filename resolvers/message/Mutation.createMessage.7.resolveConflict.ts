import type { Context } from '@aws-appsync/utils';
import { Message } from '../../model/entities/Message';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/** Returns the message stored for the client token if it is the caller's own, that is, on a retry. */
export function request(ctx: Context) {
  return getLatestRecord(Message, ctx.prev.result.id);
}
