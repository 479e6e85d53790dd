import type { Context } from '@aws-appsync/utils';
import { answered } from '../../lib/answered';
import type { Item } from '../../lib/Item';
import { pageSize } from '../../lib/pageSize';
import { thread } from './thread';
import type { ThreadArgs } from './ThreadArgs';

/** The page that `askThread` asked for. */
export function tellThread(ctx: Context<ThreadArgs>) {
  const { items, nextToken } = answered<{ items: Item[]; nextToken?: string | null }>(ctx);
  const { sortDirection, limit, nextToken: after } = ctx.args;
  const size = pageSize(limit, 80);
  return thread(items, { isAscending: sortDirection !== 'DESC', size, isCut: !!nextToken, after });
}
