import type { Context } from '@aws-appsync/utils';
import { caller } from '../lib/resolver';
import { queryPage } from '../lib/page/paging';
import { ownRows } from './lib/ownRows';
import { rowFor } from './lib/members';

export function request(ctx: Context) {
  return ownRows(ctx, 'byMember', 'memberKey', '');
}

export function response(ctx: Context) {
  const { items, nextToken } = queryPage(ctx);
  return { items: items.map((row) => rowFor(row, caller(ctx).sub)), nextToken };
}
