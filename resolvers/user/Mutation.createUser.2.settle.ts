import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { settled } from '../lib/settled';

export function request(ctx: Context) {
  return get({ key: { pk: `${ctx.stash.record.sub}`, sk: 'User' }, consistentRead: true });
}

export const response = settled;
