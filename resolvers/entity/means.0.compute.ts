import { type Context, runtime } from '@aws-appsync/utils';
import { isIdOf } from '../../model/ids';
import { meanRating } from '../../model/snapshots/meanRating';
import { authorizeAndValidate, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

/** Returns the fields of a record that the server computes as the mean of others, with their values. */
function meansOf(record: Item): Item {
  const means: Item = {};
  Object.keys(ENTITY.means).forEach((field) => {
    means[field] = meanRating(record, ENTITY.means[field] ?? []);
  });
  return means;
}

/**
 * Computes the fields that are the mean of others, which the next steps write together with the input. An update that
 * changes one of the others first reads the record.
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
 * Puts the computed fields into the stash as they will be after the update, and the version of the record from which
 * they were computed: the update then applies only to that version, so that they always fit their sources.
 */
export function response(ctx: Context<{ input: Item }>) {
  const stored = resultOrFail<Item | null>(ctx);
  if (!stored) return null;
  const after: Item = { ...stored };
  Object.entries(ctx.args.input).forEach(([field, value]) => {
    if (value !== undefined) after[field] = value;
  });
  ctx.stash.named = meansOf(after);
  ctx.stash.computedFor = stored.version;
  return null;
}
