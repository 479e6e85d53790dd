import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { addressOf } from '../../model/ids';
import { settled } from '../lib/settled';
import { toldConversation } from './lib/toldConversation';

export function request(ctx: Context) {
  return get({ key: addressOf(Conversation, ctx.stash.record.id), consistentRead: true });
}

export function response(ctx: Context) {
  return toldConversation(settled(ctx), ctx.stash.who);
}
