import type { Context } from '@aws-appsync/utils';
import { partitionOf } from '../../model/ids';
import { fail, type Item } from '../lib/resolver';
import { isOthersRecord } from '../lib/access/ownership';
import { updateEndingSessions } from '../lib/write/updateEndingSessions';
import { checkRules } from '../lib/input/rules';
import { type UpdateArgs, validateUpdate } from './lib/validateUpdate';
import { ENTITY } from '../lib/bundleConstants';

/** Returns who loses a right with the change: see the step `right.0.read`. */
const losers = (ctx: Context<UpdateArgs>) => (ctx.stash.lost ? [partitionOf(ctx.args.input.id)] : []);

/**
 * Changes the given fields of a record of any entity. A field set to `null` is removed; a missing field stays
 * as it is. The error is `Conflict` if the record does not meet the argument `condition`, such as an expected
 * `version`. It is also `Conflict` if a previous step has computed fields from the record, and the record has
 * changed since then.
 */
export function request(ctx: Context<UpdateArgs>) {
  const { id, fields, condition } = validateUpdate(ctx);
  const { computedFor } = ctx.stash;
  const same = computedFor ? { and: [condition, { version: { eq: computedFor } }] } : condition;
  const { lost } = ctx.stash;
  const still = lost ? { and: [same, { version: { eq: lost.version } }] } : same;
  return updateEndingSessions.request(ctx, ENTITY, { id, fields, condition: still }, losers(ctx));
}

export function response(ctx: Context<UpdateArgs>) {
  if (isOthersRecord(ctx, ENTITY)) fail('NotFound', 'There is no such record.');
  if (ctx.error && ctx.result) checkRules(ENTITY.rules, ctx.args.input, ctx.result as Item);
  return updateEndingSessions.result(ctx, ctx.stash.lost, ctx.args.input, losers(ctx));
}
