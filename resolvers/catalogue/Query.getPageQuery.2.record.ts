import type { Context } from '@aws-appsync/utils';
import { getRecord, type Item, resultOrFail } from '../lib/resolver';
import { uniqueUrlEntity } from '../unique-url/lib/uniqueUrl';

/** Reads the page. */
export function request(ctx: Context) {
  return getRecord(uniqueUrlEntity(), `${ctx.prev.result.id}`);
}

/** Everybody may read every field of a page. */
export function response(ctx: Context) {
  return resultOrFail<Item | null>(ctx);
}
