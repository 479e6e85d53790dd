import type { Context } from '@aws-appsync/utils';
import { getLatestItem } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the User that already exists, after its create was refused. A retry gets that record, any other request
 * `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestItem({ pk: `${ctx.stash.record.sub}`, sk: 'User' });
}
