import { type Context, runtime } from '@aws-appsync/utils';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, getLatestRecord, invalid, type Item, resultOrFail } from '../lib/resolver';
import { withInput } from './lib/withInput';
import { ENTITY } from '../lib/bundleConstants';

/** Throws `InvalidInput` if the record has a value in none of the fields of the entity's rule `oneOf`. */
function checkOneOf(record: Item): void {
  const { rule, fields } = ENTITY.oneOf ?? { rule: '', fields: [] };
  const given = fields.filter((field) => record[field] !== null && record[field] !== undefined);
  if (given.length === 0) invalid(`input.${fields[0]}`, rule);
}

/**
 * Before a generic create or update, checks that the record will have a value in one of two fields (`oneOf`). For
 * an update that removes one of them, this step reads the record, which may have the other. Skipped for a caller
 * who may not write the record, because a later step then refuses it.
 */
export function request(ctx: Context<{ input: Item }>) {
  const who = authorizeAndValidate(ctx);
  const { input } = ctx.args;
  if (!who.isAdmin && ctx.stash.isAllowed !== true) runtime.earlyReturn(null);
  if (!input.id) {
    checkOneOf(input);
    runtime.earlyReturn(null);
  }
  const removed = ENTITY.oneOf?.fields.filter((field) => input[field] === null) ?? [];
  if (removed.length === 0 || !isIdOf(ENTITY, `${input.id}`)) runtime.earlyReturn(null);
  return getLatestRecord(ENTITY, `${input.id}`);
}

/** Puts the version of the record into the stash. A later step updates the record only if it still has it. */
export function response(ctx: Context<{ input: Item }>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return null;
  checkOneOf(withInput(stored, ctx.args.input));
  ctx.stash.computedFor = stored.version;
  return null;
}
