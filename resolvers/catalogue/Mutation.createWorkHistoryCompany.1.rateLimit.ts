import type { Context } from '@aws-appsync/utils';
import { CompanyLimits } from '../../model/limits/CompanyLimits';
import { authorizeAndValidate } from '../lib/resolver';
import { assertWithinRate, rateLimit } from '../lib/access/rateLimit';
import { checkCompanyName } from './lib/checkCompanyName';

/** Validates a new company name, and limits how many company names a person may add per minute. */
export function request(ctx: Context<{ input: { name: string } }>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  ctx.stash.id = checkCompanyName(ctx.args.input.name);
  return rateLimit(ctx, who.sub, CompanyLimits.perMinute);
}

export function response(ctx: Context) {
  assertWithinRate(ctx);
  return null;
}
