import { type Context, runtime } from '@aws-appsync/utils';
import { isIdOf } from '../../model/ids';
import { meanRating } from '../../model/snapshots/meanRating';
import { authorizeAndValidate, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { withInput } from './lib/withInput';
import { ENTITY } from '../lib/bundleConstants';

/**
 * Returns those fields of a record that are the mean of other fields, with the values that the server
 * computes.
 */
function meansOf(record: Item): Item {
  const means: Item = {};
  Object.keys(ENTITY.means).forEach((field) => {
    means[field] = meanRating(record, ENTITY.means[field] ?? []);
  });
  return means;
}

/**
 * Before a generic create or update, computes those fields of the record that are the mean of other fields. A
 * later step writes them together with the input. For an update that changes one of the other fields, this
 * step first reads the record, because the input may not contain all of them.
 */
export function request(ctx: Context<{ input: Item }>) {
  authorizeAndValidate(ctx);
  const { input } = ctx.args;
  if (!input.id) {
    ctx.stash.named = meansOf(input);
    runtime.earlyReturn(null);
  }
  const touched = Object.values(ENTITY.means).filter(
    (fields) => fields.filter((field) => input[field] !== undefined).length > 0,
  );
  if (touched.length === 0 || !isIdOf(ENTITY, `${input.id}`)) runtime.earlyReturn(null);
  return getLatestRecord(ENTITY, `${input.id}`);
}

/**
 * Puts into the stash the values that the computed fields will have after the update, and the version of the
 * record that was read. A later step updates the record only if it still has this version. Computed fields
 * thus always match the fields that they are computed from.
 */
export function response(ctx: Context<{ input: Item }>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return null;
  ctx.stash.named = meansOf(withInput(stored, ctx.args.input));
  ctx.stash.computedFor = stored.version;
  return null;
}
