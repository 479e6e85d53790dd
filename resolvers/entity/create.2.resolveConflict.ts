import type { Context } from '@aws-appsync/utils';
import { fail, getLatestRecord, invalid, type Item, resultOrFail } from '../lib/resolver';
import { resolveConflict } from '../lib/write/record';

/**
 * Reads the record that already exists, after a generic create was refused. A retry gets that record, any other request
 * `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestRecord(ENTITY, ctx.stash.record.id);
}

/**
 * Returns the existing record to a retry. If no record exists, something else made the create fail: a
 * catalogue entry that the input names does not exist, or the parent record has the maximum number of child
 * records, was changed at the same moment, or does not exist.
 */
export function response(ctx: Context) {
  const there = resultOrFail<Item | null>(ctx);
  if (!there && ctx.stash.missing) invalid(`input.${ctx.stash.missing}`, 'exists');
  if (!there && ctx.stash.isFull) invalid('input', `most ${ENTITY.perParent}`);
  if (!there && ctx.stash.isOvertaken) fail('Conflict', 'The record has changed in the meantime.');
  return resolveConflict(ctx);
}
