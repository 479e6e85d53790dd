import type { Context } from '@aws-appsync/utils';
import { queryOwnRows } from './lib/queryOwnRows';

export { queryPage as response } from '../lib/page/paging';

/** What the person has written, the newest first. */
export function request(ctx: Context) {
  return queryOwnRows(ctx, 'byUser', 'userKey', '#sent');
}
