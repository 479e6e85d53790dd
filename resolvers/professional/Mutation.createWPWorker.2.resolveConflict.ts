import type { Context } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the existing record after a refused create; without one, the profile or a category does not exist.
 */
export function request(ctx: Context) {
  return getLatestRecord(WPWorker, ctx.stash.record.id);
}
