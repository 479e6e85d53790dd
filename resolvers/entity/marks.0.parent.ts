import { type Context, runtime } from '@aws-appsync/utils';
import { childId, isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, getLatestItem, type Item, resultOrFail } from '../lib/resolver';
import { marksIn, parentKey } from './lib/parentWrites';
import { ENTITY } from '../lib/bundleConstants';

/**
 * Before an input with an exclusive field (true in at most one child of a parent) is written, reads the
 * parent: it stores in which child the field is true now. Skipped for the record of another person, which a
 * later step refuses.
 */
export function request(ctx: Context<{ input: Item }>) {
  const who = authorizeAndValidate(ctx);
  const { input } = ctx.args;
  const id = `${input.id ?? childId(`${input[ENTITY.parent]}`, 'new')}`;
  const isTouched = ENTITY.exclusive.filter((field) => input[field] !== undefined).length > 0;
  const isNeeded = input.id ? isTouched : marksIn(input).length > 0;
  const isTheirs = who.isAdmin || partitionOf(id) === who.sub;
  if (!isNeeded || !isTheirs || !isIdOf(ENTITY, id)) runtime.earlyReturn(null);
  return getLatestItem(parentKey(id));
}

export function response(ctx: Context) {
  ctx.stash.parent = resultOrFail<Item | null>(ctx);
  return null;
}
