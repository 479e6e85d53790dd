import type { Context } from '@aws-appsync/utils';
import { ownRows } from './lib/ownRows';

export { rows as response } from '../lib/rows';

export function request(ctx: Context) {
  return ownRows(ctx, 'byMember', 'memberKey', '');
}
