import type { Context } from '@aws-appsync/utils';
import { ownRows } from './lib/ownRows';

export { queryPage as response } from '../lib/page/paging';

/** What the person has written, the newest first. */
export function request(ctx: Context) {
  return ownRows(ctx, 'byUser', 'userKey', '#sent');
}
