import type { Context } from '@aws-appsync/utils';
import { getLatestItem } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the User that already has the sub of a refused registration. If the registration is a repetition of
 * the one that created this User, the caller gets this User, otherwise the error `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestItem({ pk: `${ctx.stash.record.sub}`, sk: 'User' });
}
