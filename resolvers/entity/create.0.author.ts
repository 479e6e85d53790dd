import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { User } from '../../model/entities/User';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';

/** The profile of whoever writes about somebody else, for the name that stands below it; there may be none. */
export function request(ctx: Context) {
  const who = authorize(ctx);
  return get({ key: addressOf(User, who.sub) });
}

export function response(ctx: Context) {
  ctx.stash.author = answered<Item | null>(ctx);
  return {};
}
