import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail } from '../lib/resolver';
import { uniqueUrlEntity } from '../unique-url/lib/uniqueUrlEntity';

export function request(ctx: Context) {
  return get({ key: keyOf(uniqueUrlEntity, `${ctx.prev.result.id}`) });
}

/** Everybody may read all of it. */
export function response(ctx: Context) {
  return resultOrFail<Item | null>(ctx);
}
