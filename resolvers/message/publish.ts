import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, type Item } from '../lib/resolver';

/** Publishes a stored change to its subscribers. Only the publishing role may call these mutations. */
export function request(ctx: Context<{ input: Item }>) {
  authorizeAndValidate(ctx);
  return { payload: ctx.args.input };
}

export function response(ctx: Context<{ input: Item }>) {
  return ctx.result;
}
