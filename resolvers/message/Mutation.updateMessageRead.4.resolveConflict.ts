import type { Context } from '@aws-appsync/utils';
import { MessageRead } from '../../model/entities/MessageRead';
import { fail, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

/** Reads the caller's read row (whether they have read the message) after the update was made or refused. */
export function request(ctx: Context<{ input: { id: string } }>) {
  return getLatestRecord(MessageRead, ctx.args.input.id);
}

/**
 * Returns the caller's read row if the message is marked as read in it, even if it was already marked before.
 * Otherwise the row has changed in the meantime (`Conflict`) or does not exist (`NotFound`).
 */
export function response(ctx: Context) {
  const row = resultOrFail<Item | null>(ctx);
  if (!row) return fail('NotFound', 'There is no such record.');
  return row.read === true ? row : fail('Conflict', 'The record has changed in the meantime.');
}
