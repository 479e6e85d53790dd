import type { Context } from '@aws-appsync/utils';
import { rows } from '../lib/rows';
import { ownRows } from './lib/ownRows';

/** What the person has written, the newest first. */
export function request(ctx: Context) {
  return ownRows(ctx, 'byUser', 'userKey', '#sent');
}

export const response = rows;
