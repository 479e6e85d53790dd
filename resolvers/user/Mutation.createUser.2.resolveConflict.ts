import type { Context } from '@aws-appsync/utils';
import { getLatestItem } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the User that has the sub of a refused registration. If the request repeats the one that created it,
 * the caller gets that record, otherwise `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestItem({ pk: `${ctx.stash.record.sub}`, sk: 'User' });
}
