import type { Context } from '@aws-appsync/utils';
import { getRecord, type Item, resultOrFail } from '../lib/resolver';
import { uniqueUrlEntity } from '../unique-url/lib/uniqueUrl';

/** Reads the public page with the id that the previous step has found. */
export function request(ctx: Context) {
  return getRecord(uniqueUrlEntity(), `${ctx.prev.result.id}`);
}

/** Returns the public page with all its fields; everybody may read them. */
export function response(ctx: Context) {
  return resultOrFail<Item | null>(ctx);
}
