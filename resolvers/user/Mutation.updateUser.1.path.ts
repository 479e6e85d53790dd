import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { addressOf, isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { checkSlug } from '../lib/checkSlug';
import type { Item } from '../lib/Item';

/** The portfolio's address so far, when it is to become another; the next step refuses whom it must. */
export function request(ctx: Context<{ input: { sub: string; portfolioPath?: string | null } }>) {
  const who = authorize(ctx);
  const { sub, portfolioPath } = ctx.args.input;
  if (portfolioPath !== undefined && portfolioPath !== null)
    checkSlug('input.portfolioPath', portfolioPath, true);
  const isTheirs = isIdOf(User, sub) && mayTouch(['owner', 'admin'], who, sub);
  if (portfolioPath === undefined || !isTheirs) return runtime.earlyReturn({});
  return get({ key: addressOf(User, sub), consistentRead: true });
}

export function response(ctx: Context) {
  return { portfolioPath: answered<Item | null>(ctx)?.portfolioPath ?? null };
}
