import type { Context } from '@aws-appsync/utils';
import { MessageRead } from '../../model/entities/MessageRead';
import { fail, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

/** Reads the caller's read row of the message, whether the update succeeded or was refused. */
export function request(ctx: Context<{ input: { id: string } }>) {
  return getLatestRecord(MessageRead, ctx.args.input.id);
}

/**
 * Returns the read row if the message is marked as read, also if it already was. Otherwise the row does not
 * exist (`NotFound`), or the update was refused for another reason (`Conflict`).
 */
export function response(ctx: Context) {
  const row = resultOrFail<Item | null>(ctx);
  if (!row) return fail('NotFound', 'There is no such record.');
  return row.read === true ? row : fail('Conflict', 'The record has changed in the meantime.');
}
