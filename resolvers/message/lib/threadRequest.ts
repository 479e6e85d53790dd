import type { Context } from '@aws-appsync/utils';
import { pageSize } from '../../lib/pageSize';
import { pageOfThread } from './pageOfThread';
import type { ThreadArgs } from './ThreadArgs';

/** Asks for a page of a thread, the oldest first unless told. */
export function threadRequest(ctx: Context<ThreadArgs>, conversationId: string) {
  const { sortDirection, limit, nextToken } = ctx.args;
  const size = pageSize(limit, 80);
  return pageOfThread(conversationId, { isAscending: sortDirection !== 'DESC', size, nextToken });
}
