import type { Context } from '@aws-appsync/utils';
import { fail, getLatestRecord, invalid, type Item, resultOrFail } from '../lib/resolver';
import { resolveConflict } from '../lib/write/record';
import { ENTITY } from '../lib/bundleConstants';

/** Reads the record that has the id of a refused generic create. */
export function request(ctx: Context) {
  return getLatestRecord(ENTITY, ctx.stash.record.id);
}

/**
 * Returns the existing record if the request repeats the one that created it, otherwise `Conflict`. If no
 * record exists, the error says why: a catalogue entry named in the input does not exist, or the parent has
 * the maximum number of child records, was changed at the same moment, or does not exist.
 */
export function response(ctx: Context) {
  const there = resultOrFail<Item | null>(ctx);
  if (!there && ctx.stash.missing) invalid(`input.${ctx.stash.missing}`, 'exists');
  if (!there && ctx.stash.isFull) invalid('input', `most ${ENTITY.perParent}`);
  if (!there && ctx.stash.isOvertaken) fail('Conflict', 'The record has changed in the meantime.');
  return resolveConflict(ctx);
}
