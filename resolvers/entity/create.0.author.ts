import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail } from '../lib/resolver';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';

/** The profile of whoever writes about somebody else, for the name that stands below it; there may be none. */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  return get({ key: keyOf(User, who.sub) });
}

export function response(ctx: Context) {
  ctx.stash.author = resultOrFail<Item | null>(ctx);
  return {};
}
