import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';

export { settled as response } from '../lib/settled';

export function request(ctx: Context) {
  return get({ key: { pk: `${ctx.stash.record.sub}`, sk: 'User' }, consistentRead: true });
}
