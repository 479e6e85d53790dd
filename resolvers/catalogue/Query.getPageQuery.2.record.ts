import type { Context } from '@aws-appsync/utils';
import { getRecord, type Item, resultOrFail } from '../lib/resolver';
import { uniqueUrlEntity } from '../unique-url/lib/uniqueUrl';

/** Reads the public page whose id is in the URL's reservation. */
export function request(ctx: Context) {
  return getRecord(uniqueUrlEntity(), `${ctx.prev.result.id}`);
}

/** Returns the public page with all its fields, which everybody may read. */
export function response(ctx: Context) {
  return resultOrFail<Item | null>(ctx);
}
