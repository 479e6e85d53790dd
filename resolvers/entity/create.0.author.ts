import type { Context } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';

/** Reads the author's profile for the name to show with the record; it may be missing. */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  return getRecord(User, who.sub);
}

export function response(ctx: Context) {
  ctx.stash.author = resultOrFail<Item | null>(ctx);
  return {};
}
