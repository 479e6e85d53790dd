import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { addressOf, isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { conditionOf } from '../lib/conditionOf';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { checkSlugged } from './lib/checkSlugged';
import { slugged } from './lib/slugged';

/** The record as it is, since the url that it has now must be set free. */
export function request(ctx: Context<{ input: Item & { id: string }; condition?: Item | null }>) {
  authorize(ctx);
  const { id } = ctx.args.input;
  checkSlugged(ctx.args.input);
  ctx.stash.asked = conditionOf(ctx.args.condition);
  if (!isIdOf(slugged, id)) fail('NotFound', 'There is no such record.');
  ctx.stash.id = id;
  return get({ key: addressOf(slugged, id), consistentRead: true });
}

export function response(ctx: Context): Item {
  return answered<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}
