import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';

export { resolveConflict as response } from '../lib/write/conflict';

export function request(ctx: Context) {
  return get({ key: { pk: `${ctx.stash.record.sub}`, sk: 'User' }, consistentRead: true });
}
