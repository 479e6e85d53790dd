import type { Context } from '@aws-appsync/utils';
import { rows } from '../lib/rows';
import { ownRows } from './lib/ownRows';

/** What the person has not read yet. */
export function request(ctx: Context) {
  return ownRows(ctx, 'byUser', 'userKey', '#unread');
}

export const response = rows;
