import type { Context } from '@aws-appsync/utils';
import { caller } from '../lib/caller';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';

/** Passes on to subscribers what the stream says was stored. The publishing role alone may call it. */
export function request(ctx: Context<{ input: Item }>) {
  if (caller(ctx).kind !== 'system') fail('Unauthorized', 'Subscriptions are fed by the system only.');
  return { payload: ctx.args.input };
}

export function response(ctx: Context<{ input: Item }>) {
  return ctx.result;
}
