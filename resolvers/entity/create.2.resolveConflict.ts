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
 * If there is no such record, the refusal was about its parent: it has the maximum of such records, another write was
 * quicker, or it is missing.
 */
export function response(ctx: Context) {
  const there = resultOrFail<Item | null>(ctx);
  if (!there && ctx.stash.isFull) invalid('input', `most ${ENTITY.perParent}`);
  if (!there && ctx.stash.isOvertaken) fail('Conflict', 'The record has changed in the meantime.');
  return resolveConflict(ctx);
}
