import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { settledBy } from '../lib/settledBy';
import { slugged } from './lib/slugged';

/** The record as it now is: after an update, or when somebody was first with the id or the url. */
export function request(ctx: Context) {
  return get({ key: addressOf(slugged, ctx.stash.id), consistentRead: true });
}

export function response(ctx: Context) {
  const there = answered<Item | null>(ctx);
  if (there && ctx.prev.result.isWritten) return there;
  if (there && ctx.stash.record) return settledBy(there, ctx.stash.record as Item);
  return fail('Conflict', 'The url is taken, or the record has changed in the meantime.');
}
