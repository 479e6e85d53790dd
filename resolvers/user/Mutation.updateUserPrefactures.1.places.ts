import { type Context, runtime } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { UserPrefactures } from '../../model/entities/UserPrefactures';
import { isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';
import { checkWorkPlace, queryWishedPlaces } from './lib/wishedPlaces';

type Args = Context<{ input: { id: string; isSelected?: boolean | null } }>;

/**
 * Reads the place where the talent wants to work and the other prefectures, if the input deselects one. The next step
 * refuses the record of another person.
 */
export function request(ctx: Args) {
  const who = authorizeAndValidate(ctx);
  const { id, isSelected } = ctx.args.input;
  const isTheirs = isIdOf(UserPrefactures, id) && mayTouch(['owner', 'admin'], who, partitionOf(id));
  if (isSelected === undefined || isSelected === true || !isTheirs) runtime.earlyReturn(null);
  return queryWishedPlaces(partitionOf(id));
}

/** Refuses to deselect the last prefecture of a talent who wants to work at an office. */
export function response(ctx: Args) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const user = items.filter(({ __typename }) => __typename === 'User')[0];
  checkWorkPlace('input.isSelected', user?.hopeLocationType, items, ctx.args.input.id);
  return null;
}
