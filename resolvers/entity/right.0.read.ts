import { type Context, runtime } from '@aws-appsync/utils';
import { givesRight } from '../../model/givesRight';
import { isIdOf } from '../../model/ids';
import { getCaller, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { ENTITY } from '../lib/bundleConstants';

/**
 * Before an administrator turns a record that can give a right into one that gives none, such as a consultant's
 * involvement, reads the record: the next step ends the sessions of who loses the right.
 */
export function request(ctx: Context<{ input: Item & { id: string } }>) {
  const { input } = ctx.args;
  const right = ENTITY.givesRight;
  const given = right ? input[right.field] : undefined;
  const isLoss = given !== undefined && given !== right?.value;
  if (!isLoss || !getCaller(ctx).isAdmin || !isIdOf(ENTITY, input.id)) runtime.earlyReturn(null);
  return getLatestRecord(ENTITY, input.id);
}

/** Puts the record into the stash if it gives a right now. */
export function response(ctx: Context) {
  const record = resultOrFail<Item | null>(ctx);
  ctx.stash.lost = givesRight(ENTITY, record) ? record : null;
  return null;
}
