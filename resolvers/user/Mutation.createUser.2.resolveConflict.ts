import type { Context } from '@aws-appsync/utils';
import { getLatestItem } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the User that already exists after its create was refused. If the request repeats the one that
 * created it, the caller gets that record, otherwise `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestItem({ pk: `${ctx.stash.record.sub}`, sk: 'User' });
}
