import type { Context } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';

/**
 * Reads the caller's profile, because the new record will show the caller's display name as the name of its
 * author. A caller without a profile is accepted too.
 */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  return getRecord(User, who.sub);
}

export function response(ctx: Context) {
  ctx.stash.author = resultOrFail<Item | null>(ctx);
  return {};
}
