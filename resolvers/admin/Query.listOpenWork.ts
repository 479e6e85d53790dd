import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';

/** Invokes the function that reads what waits for administrators. */
export function request(ctx: Context) {
  authorizeAndValidate(ctx);
  return { operation: 'Invoke', payload: {} };
}

export const response = (ctx: Context) => resultOrFail<Item[]>(ctx);
