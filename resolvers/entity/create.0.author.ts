import type { Context } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';

/**
 * Reads the caller's profile, so that the author's name can be stored in the new record. A caller need not
 * have a profile.
 */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  return getRecord(User, who.sub);
}

export function response(ctx: Context) {
  ctx.stash.author = resultOrFail<Item | null>(ctx);
  return {};
}
