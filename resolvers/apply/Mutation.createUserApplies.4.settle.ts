import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { UserApplies } from '../../model/entities/UserApplies';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import type { Item } from '../lib/Item';
import { settled } from '../lib/settled';

/** The record as it now is: after applying again, or when somebody was first. */
export function request(ctx: Context) {
  return get({ key: addressOf(UserApplies, ctx.stash.record.id), consistentRead: true });
}

export function response(ctx: Context) {
  return ctx.prev.result.isWritten ? answered<Item>(ctx) : settled(ctx);
}
