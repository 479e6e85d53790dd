import type { Context } from '@aws-appsync/utils';
import { caller } from '../lib/caller';
import { rows } from '../lib/rows';
import { ownRows } from './lib/ownRows';
import { rowFor } from './lib/rowFor';

export function request(ctx: Context) {
  return ownRows(ctx, 'byMember', 'memberKey', '');
}

export function response(ctx: Context) {
  const { items, nextToken } = rows(ctx);
  return { items: items.map((row) => rowFor(row, caller(ctx).sub)), nextToken };
}
