import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../model/entities/Message';
import { addressOf } from '../../model/ids';

export { settled as response } from '../lib/settled';

/** The message that took the token: the caller's own, when they repeat it. */
export function request(ctx: Context) {
  return get({ key: addressOf(Message, ctx.prev.result.id), consistentRead: true });
}
