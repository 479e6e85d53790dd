import type { Context } from '@aws-appsync/utils';
import { getLatestItem } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/conflict';

export function request(ctx: Context) {
  return getLatestItem({ pk: `${ctx.stash.record.sub}`, sk: 'User' });
}
