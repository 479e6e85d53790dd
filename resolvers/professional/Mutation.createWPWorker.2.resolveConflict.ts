import type { Context } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the existing professional after its create was refused. If there is none, either the profile or a
 * category does not exist.
 */
export function request(ctx: Context) {
  return getLatestRecord(WPWorker, ctx.stash.record.id);
}
