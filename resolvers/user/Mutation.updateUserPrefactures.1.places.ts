import { type Context, runtime } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { UserPrefactures } from '../../model/entities/UserPrefactures';
import { isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';
import { checkWorkPlace, queryWishedPlaces } from './lib/wishedPlaces';

type Args = Context<{ input: { id: string; isSelected?: boolean | null } }>;

/**
 * If the input deselects a prefecture, reads whether the talent wants to work at an office, and which
 * prefectures the talent has selected. Skipped for the record of another person, which the next step refuses.
 */
export function request(ctx: Args) {
  const who = authorizeAndValidate(ctx);
  const { id, isSelected } = ctx.args.input;
  const isTheirs = isIdOf(UserPrefactures, id) && mayTouch(['owner', 'admin'], who, partitionOf(id));
  if (isSelected === undefined || isSelected === true || !isTheirs) runtime.earlyReturn(null);
  return queryWishedPlaces(partitionOf(id));
}

/** Throws `InvalidInput` if the talent wants to work at an office and deselects the last prefecture. */
export function response(ctx: Args) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const user = items.filter(({ __typename }) => __typename === 'User')[0];
  checkWorkPlace('input.isSelected', user?.hopeLocationType, items, ctx.args.input.id);
  return null;
}
