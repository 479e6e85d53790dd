import type { Context } from '@aws-appsync/utils';
import { rows } from '../lib/rows';
import { ownRows } from './lib/ownRows';

export function request(ctx: Context) {
  return ownRows(ctx, 'byMember', 'memberKey', '');
}

export const response = rows;
