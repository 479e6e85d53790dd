import { type Context, runtime } from '@aws-appsync/utils';
import { givesRight } from '../../model/givesRight';
import { isIdOf, partitionOf } from '../../model/ids';
import type { StoredRow } from '../generated/types';
import { isOthersRecord } from '../lib/access/ownership';
import { ENTITY } from '../lib/bundleConstants';
import { checkRules } from '../lib/input/rules';
import { steps } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { fail, getCaller, resultOrFail } from '../lib/resolver';
import { updateEndingSessions } from '../lib/write/updateEndingSessions';
import { type UpdateArgs, validateUpdate } from './lib/validateUpdate';

/** Returns who loses a right with the change: see the step `rightHolder`. */
const losers = (ctx: Context<UpdateArgs>) => (ctx.stash.lost ? [partitionOf(ctx.args.input.id)] : []);

export const updateEntity = steps({
  rightHolder: {
    /**
     * Before an administrator turns a record that can give a right into one that gives none, such as a consultant's
     * involvement, reads the record: the next step ends the sessions of who loses the right.
     */
    request(ctx: Context<{ input: StoredRow & { id: string } }>) {
      const { input } = ctx.args;
      const right = ENTITY.givesRight;
      const given = right ? input[right.field] : undefined;
      const isLoss = given !== undefined && given !== right?.value;
      if (!isLoss || !getCaller(ctx).isAdmin || !isIdOf(ENTITY, input.id)) runtime.earlyReturn(null);
      return getLatestRecord(ENTITY, input.id);
    },

    /** Puts the record into the stash if it gives a right now. */
    response(ctx: Context) {
      const record = resultOrFail<StoredRow | null>(ctx);
      ctx.stash.lost = givesRight(ENTITY, record) ? record : null;
      return null;
    },
  },

  write: {
    /**
     * Changes the given fields of a record of any entity. A field set to `null` is removed; a missing field stays
     * as it is. The error is `Conflict` if the record does not meet the argument `condition`, such as an expected
     * `version`. It is also `Conflict` if a previous step has computed fields from the record, and the record has
     * changed since then.
     */
    request(ctx: Context<UpdateArgs>) {
      const { id, fields, condition } = validateUpdate(ctx);
      const { computedFor } = ctx.stash;
      const same = computedFor ? { and: [condition, { version: { eq: computedFor } }] } : condition;
      const { lost } = ctx.stash;
      const still = lost ? { and: [same, { version: { eq: lost.version } }] } : same;
      return updateEndingSessions.request(ctx, ENTITY, { id, fields, condition: still }, losers(ctx));
    },

    response(ctx: Context<UpdateArgs>) {
      if (isOthersRecord(ctx, ENTITY)) fail('NotFound', 'There is no such record.');
      if (ctx.error && ctx.result) checkRules(ENTITY.rules, ctx.args.input, ctx.result as StoredRow);
      return updateEndingSessions.result(ctx, ctx.stash.lost, ctx.args.input, losers(ctx));
    },
  },
});
