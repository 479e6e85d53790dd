import type { Context } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';

/** The profile of whoever writes about somebody else, for the name that stands below it; there may be none. */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  return getRecord(User, who.sub);
}

export function response(ctx: Context) {
  ctx.stash.author = resultOrFail<Item | null>(ctx);
  return {};
}
