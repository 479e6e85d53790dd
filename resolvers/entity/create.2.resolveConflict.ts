import type { Context } from '@aws-appsync/utils';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/conflict';

/** The write was refused: somebody was first. Reads who. */
export function request(ctx: Context) {
  return getLatestRecord(ENTITY, ctx.stash.record.id);
}
