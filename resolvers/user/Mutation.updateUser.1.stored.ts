import { type Context, runtime } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { SlugLimits } from '../../model/limits/SlugLimits';
import { isIdOf } from '../../model/ids';
import { brokenWorkPlace } from '../../model/rules/brokenWorkPlace';
import { authorizeAndValidate, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { checkSlug } from '../lib/input/checks';
import { checkUser } from './lib/userInput';
import { checkWorkPlace, queryWishedPlaces } from './lib/wishedPlaces';

type Args = Context<{
  input: Item & {
    sub: string;
    portfolioPath?: string | null;
    hopeLocationType?: string | null;
    organizationUsersId?: string | null;
  };
}>;

/** What the next step must know about the profile as it is now. */
const storedOf = (user: Item | null | undefined) => ({
  portfolioPath: user?.portfolioPath ?? null,
  organizationUsersId: user?.organizationUsersId ?? null,
});

/**
 * If the input changes the portfolio path or the organization, reads the current one. If the input says that the
 * talent wants to work at an office, also reads the prefectures that the talent has selected, because at least one
 * is required. The next step checks the caller's rights.
 */
export function request(ctx: Args) {
  const who = authorizeAndValidate(ctx);
  const { sub, portfolioPath, hopeLocationType, organizationUsersId } = ctx.args.input;
  checkUser(ctx.args.input, [who.sub, sub]);
  if (portfolioPath !== undefined && portfolioPath !== null)
    checkSlug('input.portfolioPath', portfolioPath, SlugLimits.portfolioPath, true);
  const isTheirs = isIdOf(User, sub) && mayTouch(['owner', 'admin'], who, sub);
  const needsArea = brokenWorkPlace(hopeLocationType, 0) !== null;
  const isMoved = portfolioPath !== undefined || organizationUsersId !== undefined;
  if (!isTheirs || (!isMoved && !needsArea)) return runtime.earlyReturn({});
  return needsArea ? queryWishedPlaces(sub) : getLatestRecord(User, sub);
}

export function response(ctx: Args) {
  const { items } = (resultOrFail<Item | null>(ctx) ?? {}) as { items?: Item[] };
  if (!items) return storedOf(ctx.result as Item | null);
  checkWorkPlace('input.hopeLocationType', ctx.args.input.hopeLocationType, items, '');
  return storedOf(items.filter(({ __typename }) => __typename === 'User')[0]);
}
