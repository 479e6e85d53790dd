import type { Context } from '@aws-appsync/utils';
import { queryOwnRows } from './lib/queryOwnRows';

export { queryPage as response } from '../lib/page/paging';

/**
 * Lists the rows of messages that a person has not read yet (read rows with `read: false`). Null for
 * everybody but that person.
 */
export function request(ctx: Context) {
  return queryOwnRows(ctx, 'byUser', 'userKey', '#unread');
}
