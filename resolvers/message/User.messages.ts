import type { Context } from '@aws-appsync/utils';
import { queryOwnRows } from './lib/queryOwnRows';

export { queryPage as response } from '../lib/page/paging';

/** The messages that the person has written, newest first. */
export function request(ctx: Context) {
  return queryOwnRows(ctx, 'byUser', 'userKey', '#sent');
}
