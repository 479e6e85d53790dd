import type { Context } from '@aws-appsync/utils';
import { MessageRead } from '../../model/entities/MessageRead';
import { fail, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

/** Reads the row after a refused update. */
export function request(ctx: Context<{ input: { id: string } }>) {
  return getLatestRecord(MessageRead, ctx.args.input.id);
}

/** A message that is already read stays read; this is not an error. */
export function response(ctx: Context) {
  const row = resultOrFail<Item | null>(ctx);
  if (!row) return fail('NotFound', 'There is no such record.');
  return row.read === true ? row : fail('Conflict', 'The record has changed in the meantime.');
}
