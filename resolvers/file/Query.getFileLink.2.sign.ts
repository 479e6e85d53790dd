import type { Context } from '@aws-appsync/utils';
import { answered } from '../lib/answered';

/** Signs the key that the step before found; null when no file lies there. */
export function request(ctx: Context) {
  return { operation: 'Invoke', payload: { sub: ctx.stash.sub, link: ctx.prev.result } };
}

export const response = (ctx: Context) => answered(ctx);
