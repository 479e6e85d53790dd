import type { Context } from '@aws-appsync/utils';
import { ownRows } from './lib/ownRows';

export { rows as response } from '../lib/rows';

/** What the person has not read yet. */
export function request(ctx: Context) {
  return ownRows(ctx, 'byUser', 'userKey', '#unread');
}
