import type { Context } from '@aws-appsync/utils';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/** Reads the record that made the create fail. */
export function request(ctx: Context) {
  return getLatestRecord(ENTITY, ctx.stash.record.id);
}
