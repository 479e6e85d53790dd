import type { Context } from '@aws-appsync/utils';
import { queryOwnRows } from './lib/queryOwnRows';

export { queryPage as response } from '../lib/page/paging';

/** Lists the messages that a person has written, newest first. Null for everybody but that person. */
export function request(ctx: Context) {
  return queryOwnRows(ctx, 'byUser', 'userKey', '#sent');
}
