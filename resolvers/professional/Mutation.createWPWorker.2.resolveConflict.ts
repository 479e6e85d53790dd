import type { Context } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/conflict';

/** The write was refused: the person is one already, or has no profile, or a category is not there. */
export function request(ctx: Context) {
  return getLatestRecord(WPWorker, ctx.stash.record.id);
}
