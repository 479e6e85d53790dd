import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../model/entities/Message';
import { addressOf, isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { caller } from '../lib/caller';
import type { Item } from '../lib/Item';
import { sourceOf } from '../lib/sourceOf';

/** The message behind the caller's own unread row. */
export function request(ctx: Context) {
  const { messageId, userId } = sourceOf(ctx);
  const who = caller(ctx);
  if (who.sub === '' || userId !== who.sub || !isIdOf(Message, `${messageId}`))
    return runtime.earlyReturn(null);
  return get({ key: addressOf(Message, `${messageId}`) });
}

export function response(ctx: Context) {
  return answered<Item | null>(ctx);
}
