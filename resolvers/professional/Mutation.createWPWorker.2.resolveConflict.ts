import type { Context } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the professional that has the id of a refused create. `resolveConflict` then returns it on a retry,
 * and otherwise throws an error.
 */
export function request(ctx: Context) {
  return getLatestRecord(WPWorker, ctx.stash.record.id);
}
