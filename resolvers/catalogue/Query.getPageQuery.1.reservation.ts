import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate, getItem, type Item, resultOrFail } from '../lib/resolver';
import { urlReservationKey } from '../unique-url/lib/uniqueUrl';
import { endPipeline } from '../lib/endPipeline';

/**
 * Reads the reservation of the requested URL, which contains the id of the public page. Null if no page has
 * the URL.
 */
export function request(ctx: Context<{ url: string }>) {
  authorizeAndValidate(ctx);
  const { url } = ctx.args;
  if (url === '' || url.length > 60) runtime.earlyReturn(null, { skipTo: 'END' });
  return getItem(urlReservationKey(url));
}

export function response(ctx: Context<{ url: string }>) {
  return resultOrFail<Item | null>(ctx) ?? endPipeline(ctx, null);
}
