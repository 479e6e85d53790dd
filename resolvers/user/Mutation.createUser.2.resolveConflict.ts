import type { Context } from '@aws-appsync/utils';
import { getLatestItem } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/** Reads the record that made the create fail. */
export function request(ctx: Context) {
  return getLatestItem({ pk: `${ctx.stash.record.sub}`, sk: 'User' });
}
