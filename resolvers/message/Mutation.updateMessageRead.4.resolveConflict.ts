import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { MessageRead } from '../../model/entities/MessageRead';
import { keyOf } from '../../model/ids';
import { resultOrFail } from '../lib/resolver';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';

export function request(ctx: Context<{ input: { id: string } }>) {
  return get({ key: keyOf(MessageRead, ctx.args.input.id), consistentRead: true });
}

/** Reading what is read already changes nothing and is no failure. */
export function response(ctx: Context) {
  const row = resultOrFail<Item | null>(ctx);
  if (!row) return fail('NotFound', 'There is no such record.');
  return row.read === true ? row : fail('Conflict', 'The record has changed in the meantime.');
}
