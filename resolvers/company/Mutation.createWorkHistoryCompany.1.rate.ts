import type { Context } from '@aws-appsync/utils';
import { CompanyLimits } from '../../model/limits/CompanyLimits';
import { authorize } from '../lib/authorize';
import { perMinute, withinRate } from '../lib/perMinute';
import { checkName } from './lib/checkName';

/** Limits how many company names a person adds per minute. */
export function request(ctx: Context<{ input: { name: string } }>) {
  const who = authorize(ctx);
  ctx.stash.who = who;
  ctx.stash.id = checkName(ctx.args.input.name);
  return perMinute(ctx, who.sub, CompanyLimits.perMinute);
}

export function response(ctx: Context) {
  withinRate(ctx);
  return null;
}
