import type { Context } from '@aws-appsync/utils';
import { CompanyLimits } from '../../model/limits/CompanyLimits';
import { authorize } from '../lib/authorize';
import { perMinute, withinRate } from '../lib/perMinute';
import { checkName } from './lib/checkName';

/** Everybody adds to the dictionary, but not without end: so many in a minute. */
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
