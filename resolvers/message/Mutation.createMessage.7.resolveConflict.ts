import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../model/entities/Message';
import { keyOf } from '../../model/ids';

export { resolveConflict as response } from '../lib/write/conflict';

/** Returns the message stored for the client token if it is the caller's own, that is, on a retry. */
export function request(ctx: Context) {
  return get({ key: keyOf(Message, ctx.prev.result.id), consistentRead: true });
}
