import { type Context, runtime } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { SlugLimits } from '../../model/limits/SlugLimits';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { checkSlug } from '../lib/input/checks';
import { checkUser } from './lib/userInput';

/** Reads the talent's current portfolio path if the input changes it. The next step checks the caller's rights. */
export function request(ctx: Context<{ input: Item & { sub: string; portfolioPath?: string | null } }>) {
  const who = authorizeAndValidate(ctx);
  const { sub, portfolioPath } = ctx.args.input;
  checkUser(ctx.args.input, [who.sub, sub]);
  if (portfolioPath !== undefined && portfolioPath !== null)
    checkSlug('input.portfolioPath', portfolioPath, SlugLimits.portfolioPath, true);
  const isTheirs = isIdOf(User, sub) && mayTouch(['owner', 'admin'], who, sub);
  if (portfolioPath === undefined || !isTheirs) return runtime.earlyReturn({});
  return getLatestRecord(User, sub);
}

export function response(ctx: Context) {
  return { portfolioPath: resultOrFail<Item | null>(ctx)?.portfolioPath ?? null };
}
