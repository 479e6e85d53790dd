import type { Context } from '@aws-appsync/utils';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the record that already exists, after a generic create was refused. A retry gets that record, any other request
 * `Conflict`.
 */
export function request(ctx: Context) {
  return getLatestRecord(ENTITY, ctx.stash.record.id);
}
