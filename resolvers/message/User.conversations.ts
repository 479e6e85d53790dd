import type { Context } from '@aws-appsync/utils';
import { getCaller } from '../lib/resolver';
import { queryPage } from '../lib/page/paging';
import { queryOwnRows } from './lib/queryOwnRows';
import { projectMemberRow } from './lib/rows';

/**
 * Lists a person's member rows (conversations with unread counts), the one with the latest message first.
 * Null for everybody but that person.
 */
export function request(ctx: Context) {
  return queryOwnRows(ctx, 'byMember', 'memberKey', '');
}

export function response(ctx: Context) {
  const { items, nextToken } = queryPage(ctx);
  return { items: items.map((row) => projectMemberRow(row, getCaller(ctx).sub)), nextToken };
}
