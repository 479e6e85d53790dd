import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import type { Item } from '../lib/Item';
import { slugged } from './lib/slugged';

export function request(ctx: Context) {
  return get({ key: addressOf(slugged, `${ctx.prev.result.id}`) });
}

/** Everybody may read all of it. */
export function response(ctx: Context) {
  return answered<Item | null>(ctx);
}
