import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from './resolver';
import { invalid } from './invalid';
import type { Item } from './Item';

/** A page of a Query as it came; a cursor that the table cannot read is `InvalidInput`. */
export function queryPage(ctx: Context): { items: Item[]; nextToken: string | null } {
  if (ctx.error && ctx.args.nextToken) invalid('nextToken', 'cursor');
  const { items, nextToken } = resultOrFail<{ items: Item[]; nextToken?: string | null }>(ctx);
  return { items, nextToken: nextToken ?? null };
}
