import type { Context } from '@aws-appsync/utils';
import { ownRows } from './lib/ownRows';

export { queryPage as response } from '../lib/page/paging';

/** What the person has not read yet. */
export function request(ctx: Context) {
  return ownRows(ctx, 'byUser', 'userKey', '#unread');
}
