import type { Context } from '@aws-appsync/utils';
import { queryOwnRows } from './lib/queryOwnRows';

export { queryPage as response } from '../lib/page/paging';

/** Lists the read rows of the messages that a person has not read yet. Null for everybody but that person. */
export function request(ctx: Context) {
  return queryOwnRows(ctx, 'byUser', 'userKey', '#unread');
}
