import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { MessageRead } from '../../model/entities/MessageRead';
import { keyOf } from '../../model/ids';
import { fail, type Item, resultOrFail } from '../lib/resolver';

export function request(ctx: Context<{ input: { id: string } }>) {
  return get({ key: keyOf(MessageRead, ctx.args.input.id), consistentRead: true });
}

/** Reading what is read already changes nothing and is no failure. */
export function response(ctx: Context) {
  const row = resultOrFail<Item | null>(ctx);
  if (!row) return fail('NotFound', 'There is no such record.');
  return row.read === true ? row : fail('Conflict', 'The record has changed in the meantime.');
}
