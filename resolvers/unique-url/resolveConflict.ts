import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';
import { fail, type Item, resultOrFail } from '../lib/resolver';
import { existingOrConflict } from '../lib/write/conflict';
import { uniqueUrlEntity } from './lib/uniqueUrlEntity';

/** The record as it now is: after an update, or when somebody was first with the id or the url. */
export function request(ctx: Context) {
  return get({ key: keyOf(uniqueUrlEntity, ctx.stash.id), consistentRead: true });
}

export function response(ctx: Context) {
  const there = resultOrFail<Item | null>(ctx);
  if (there && ctx.prev.result.isWritten) return there;
  if (there && ctx.stash.record) return existingOrConflict(there, ctx.stash.record as Item);
  return fail('Conflict', 'The url is taken, or the record has changed in the meantime.');
}
