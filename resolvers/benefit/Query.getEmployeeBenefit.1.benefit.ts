import { type Context, runtime } from '@aws-appsync/utils';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';
import { viewerOfBenefit } from './lib/benefit';
import { endPipeline } from '../lib/endPipeline';

/**
 * Reads a benefit by its id. Null for a draft, except for administrators and the organization that offers the
 * benefit.
 */
export function request(ctx: Context<{ id: string }>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  if (!isIdOf(EmployeeBenefit, ctx.args.id)) runtime.earlyReturn(null, { skipTo: 'END' });
  return getRecord(EmployeeBenefit, ctx.args.id);
}

export function response(ctx: Context<{ id: string }>) {
  const benefit = resultOrFail<Item | null>(ctx);
  const isShown =
    benefit && (benefit.isDraft !== true || viewerOfBenefit(benefit, ctx.stash.who) !== 'public');
  return isShown ? benefit : endPipeline(ctx, null);
}
