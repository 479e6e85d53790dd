import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';
import { requireDemoStage } from './lib/requireDemoStage';

/**
 * Counts the records of each type. The function that counts them reads whole tables. Because of the cost, the
 * call is `Unauthorized` on stages that do not accept demo data.
 */
export function request(ctx: Context) {
  authorizeAndValidate(ctx);
  requireDemoStage(ctx);
  return { operation: 'Invoke', payload: { count: true } };
}

export const response = (ctx: Context) => resultOrFail<Item[]>(ctx);
